// The rule book of Scotch Whist in German.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly } from './sources.ts'

export const book: RuleBook = {
  title: 'Scotch Whist',
  subtitle: 'Jagd auf die Trumpfzehn: 36 Karten für zwei oder vier Spieler, bis 41 Punkte',
  sources:
    'Die Regeln stammen aus dem Text *Kartenspiele für Erwachsene*, am Rand mit E bezeichnet. Wo er etwas offen lässt, steht am Rand, dass wir es entschieden haben.',
  chapters: [
    {
      title: 'Das Spiel in einer Minute',
      blocks: [
        text(
          'Zwei spielen mit 36 Karten, jeder mit achtzehn, oder vier in zwei Parteien, jeder mit neun. Die letzte Karte des Gebers wird aufgeschlagen, ihre Farbe ist Trumpf. Man muss bedienen; wer nicht kann, darf stechen oder irgendeine Karte zuwerfen.',
        ),
        text(
          'Es kommt darauf an, die hohen Trümpfe zu fangen: der Bube zählt 11, die *Zehn* 10, Ass 4, König 3, Dame 2; und einen Punkt jede Karte, die eine Partei über ihre achtzehn hinaus nimmt. Wer zuerst 41 Punkte hat, gewinnt.',
        ),
      ],
    },
    {
      title: 'Karten und Geben',
      blocks: [
        rule(
          'SW-1',
          partly('E'),
          'Sechsunddreißig Karten, ohne die Zwei bis Fünf. Man gibt einzeln, zu zweit jedem achtzehn, und schlägt die letzte des Gebers auf; ihre Farbe ist Trumpf. Sie liegt offen bis zum ersten Ausspiel; die Vorhand, die nicht gibt, spielt aus. Wer die niedrigste Karte zieht, gibt zuerst; sind irgend zwei gleich, ziehen alle noch einmal. Man kann die achtzehn auch als drei Blätter zu sechs nacheinander spielen; dann ist die aufgeschlagene die letzte im dritten des Gebers.',
          'hands',
        ),
        rule(
          'SW-2',
          'E',
          'Von oben nach unten, in Trumpf: Bube, Ass, König, Dame, 10, 9, 8, 7, 6; in den anderen Farben: Ass, König, Dame, Bube, 10, 9, 8, 7, 6.',
        ),
      ],
    },
    {
      title: 'Das Spielen',
      blocks: [
        rule(
          'SW-3',
          'E',
          'Farbe muss bedient werden; wer nicht kann, darf stechen oder irgendeine Karte spielen. Den Stich macht der höhere Trumpf, ohne Trumpf die höhere Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.',
        ),
        rule(
          'W-12',
          OURS,
          'Karten, die nicht bedienen, werden zurückgewiesen. Spielt man mit *Renoncen*, so darf jede Karte gespielt werden, und ein Gegner darf rügen, dass jemand in einem vollständigen Stich nicht bedient hat, obwohl er konnte. Hat er recht, so endet das Spiel mit der Renonce: Die Partei, die sie begangen hat, legt nichts an, die andere zählt, was sie genommen hat, und alle noch nicht genommenen Karten. Wer zu Unrecht rügt, darf in diesem Spiel nicht noch einmal rügen.',
          'irregularities',
        ),
      ],
    },
    {
      title: 'Die Punkte',
      blocks: [
        rule(
          'SW-4',
          partly('E'),
          'In Stichen genommene Trümpfe zählen nach der Tafel. Außerdem zählt jede Karte, die eine Partei über achtzehn nimmt, einen Punkt.',
        ),
        table(
          'Was zählt',
          ['genommen', 'Punkte'],
          ['Trumpfbube', '11'],
          ['Trumpfzehn', '10'],
          ['Trumpfass', '4'],
          ['Trumpfkönig', '3'],
          ['Trumpfdame', '2'],
          ['jede Karte über achtzehn', '1'],
        ),
        example(
          'Ein Spiel',
          'Sie nehmen Bube, Zehn und Dame in Trumpf und im Ganzen 22 Karten: 11 + 10 + 2 für die Trümpfe und 4 für die Karten, 27 Punkte.',
          'Der andere nimmt Ass und König und 14 Karten: 7 Punkte.',
        ),
        rule(
          'SW-5',
          'E',
          'Wer zuerst 41 Punkte erreicht, gewinnt; nachgesehen wird nach dem Spiel. Haben beide sie erreicht, so zählt man die Punkte dieses Spiels der Reihe nach auf, und wer dabei zuerst auf 41 kommt, gewinnt: die Trumpfzehn, die Karten, dann Ass, König, Dame und Bube in Trumpf.',
        ),
        rule('SW-6', OURS, 'Das Geben geht nach jedem Spiel nach links weiter.'),
      ],
    },
    {
      title: 'Zu viert',
      blocks: [
        rule(
          'SW-7',
          OURS,
          'Vier spielen in zwei Parteien, die Partner einander gegenüber. Jeder bekommt neun Karten, der linke Nachbar des Gebers spielt aus, und die Karten zählen für die Partei über achtzehn; alles andere ist wie oben.',
          'players',
        ),
      ],
    },
    {
      title: 'Aufgeben',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Jeder darf ein Spiel für seine Partei aufgeben. Alle noch nicht genommenen Karten fallen an die andere und werden nach SW-4 und SW-5 gezählt.',
        ),
        rule(
          'G-2',
          OURS,
          'Jeder darf die Partie für seine Partei aufgeben. Das Spiel ist nach G-1 aufgegeben; dann legt die andere an, was ihr noch zu 41 fehlt.',
        ),
      ],
    },
  ],
}
