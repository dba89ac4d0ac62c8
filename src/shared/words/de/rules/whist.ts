// The rule book of Whist in German.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly } from './sources.ts'

/** What short and long whist follow. */
const CLUBS = 'Regeln der Londoner Klubs, 1864'

export const book: RuleBook = {
  title: 'Whist',
  subtitle: 'vier Spieler in zwei Parteien, zwei Gewinnpartien',
  sources:
    'Die Regeln stammen aus dem Text *Kartenspiele für Erwachsene*, am Rand mit E bezeichnet. Wo er etwas offen lässt, steht am Rand, dass wir es entschieden haben.',
  chapters: [
    {
      title: 'Das Spiel in einer Minute',
      blocks: [
        text(
          'Vier spielen mit 52 Karten, die Partner einander gegenüber, jeder mit dreizehn. Die zuletzt gegebene Karte wird aufgeschlagen, ihre Farbe ist Trumpf. Man muss bedienen; wer nicht kann, darf stechen oder irgendeine Karte zuwerfen.',
        ),
        text(
          'Die ersten sechs Stiche einer Partei sind ihr *Buch* und zählen nichts; jeder weitere ist ein *Trick* und zählt zwei Punkte. Wer zuerst zehn Punkte hat, gewinnt die Partie, wer zuerst zwei Partien hat, den Robber. Schlemm und Honneurs geben Nebenpunkte; sie helfen nicht zu den zehn, zählen aber am Ende in der Abrechnung.',
        ),
      ],
    },
    {
      title: 'Karten und Partner',
      blocks: [
        rule(
          'W-1',
          'E',
          'Zweiundfünfzig Karten, von oben nach unten: Ass, König, Dame, Bube, 10 bis 2. Vier Spieler, die Partner einander gegenüber.',
        ),
        rule(
          'W-2',
          partly('E'),
          'Jeder zieht eine Karte. Die beiden höchsten spielen gegen die beiden niedrigsten, und der niedrigste gibt zuerst; sind irgend zwei gleich, ziehen alle noch einmal. Partner zieht man für jeden Robber neu; oder alle behalten ihre Plätze, und man zieht nur um das Geben.',
          'partners',
        ),
        rule(
          'W-3',
          partly('E'),
          'Gegeben wird einzeln, von der Linken des Gebers an. Seine letzte Karte wird aufgeschlagen; ihre Farbe ist Trumpf. Sie liegt offen bis zum ersten Ausspiel, dann nimmt er sie auf. Das Geben geht nach links weiter, auch von einer Partie zur nächsten.',
        ),
      ],
    },
    {
      title: 'Das Spielen',
      blocks: [
        rule(
          'W-4',
          'E',
          'Zum ersten Stich spielt der linke Nachbar des Gebers aus, die *Vorhand*, danach immer, wer den letzten Stich gemacht hat. Farbe muss bedient werden; wer nicht kann, darf stechen oder irgendeine Karte spielen. Den Stich macht der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe.',
        ),
        rule(
          'W-12',
          OURS,
          'Karten, die nicht bedienen, werden zurückgewiesen. Spielt man mit *Renoncen*, so darf jede Karte gespielt werden, und jeder der beiden Gegner darf eine Renonce rügen, vom ersten vollständigen Stich an, bis das Spiel gezählt ist. Für jede gehen drei Stiche an die andere Partei über; sie machen keinen Schlemm. Wer zu Unrecht rügt, darf in diesem Spiel nicht noch einmal rügen.',
          'irregularities',
        ),
      ],
    },
    {
      title: 'Die Punkte',
      blocks: [
        rule(
          'W-5',
          'E',
          'Die ersten sechs Stiche einer Partei sind das Buch; jeder weitere, ein Trick, zählt zwei Punkte.',
        ),
        rule(
          'W-6',
          partly('E'),
          'Wer zuerst zehn Punkte aus Tricks hat, gewinnt die Partie, in so vielen Spielen, wie es braucht.',
        ),
        rule(
          'W-7',
          'E',
          'Klein-Schlemm, zwölf Stiche: 30 Nebenpunkte. Groß-Schlemm, alle dreizehn: 50.',
        ),
        rule(
          'W-8',
          partly('E'),
          'Honneurs sind Ass, König, Dame, Bube und 10 in Trumpf in den beiden Händen einer Partei, wie sie gegeben wurden. Drei zählen 2 Nebenpunkte, vier 3, fünf 6, in jedem Spiel.',
        ),
        rule('W-9', 'E', 'Nebenpunkte zählen nie zu den zehn einer Partie.'),
        table(
          'Was zählt',
          ['für', 'Punkte', 'zu den zehn'],
          ['jeden Stich über sechs', '2', 'ja'],
          ['drei Honneurs', '2', 'nein'],
          ['vier Honneurs', '3', 'nein'],
          ['fünf Honneurs', '6', 'nein'],
          ['Klein-Schlemm', '30', 'nein'],
          ['Groß-Schlemm', '50', 'nein'],
        ),
        example(
          'Ein Spiel',
          'Nord und Süd machen zehn Stiche und haben zusammen Ass, König, Dame und 10 in Trumpf.',
          'Vier Tricks über dem Buch: 8 Punkte. Noch zwei, und die Partie gehört ihnen.',
          'Vier Honneurs: 3 Nebenpunkte, für die Abrechnung des Robbers.',
        ),
      ],
    },
    {
      title: 'Der Robber',
      blocks: [
        rule(
          'W-10',
          partly('E'),
          'Wer zuerst zwei Partien gewinnt, gewinnt den Robber. Ist eine Partie zu Ende, so verfallen die Tricks der Verlierer; was die Gewinner über zehn haben, nehmen sie in die nächste mit, höchstens acht. Die Partner bleiben für den Robber zusammen.',
        ),
        rule(
          'W-11',
          partly('E'),
          'Am Ende zählt jede gewonnene Partie 50 und der Robber 70; dazu hat jede Partei ihre Schlemme, ihre Honneurs und ihre Tricks, soweit sie nicht verfallen sind; mitgenommene Punkte zählen einmal. Der Unterschied wird in Spielmarken gezahlt.',
        ),
        example(
          'Eine Abrechnung',
          'Nord und Süd haben zwei Partien gewonnen, Ost und West eine. Nord und Süd: 100 für die Partien, 70 für den Robber, 22 für Tricks und 5 für Honneurs: 197.',
          'Ost und West: 50 für ihre Partie, 2 für Honneurs und von den 12 für ihre Tricks 10: Die anderen zwei gingen in die nächste Partie, die sie verloren haben. Zusammen 62.',
          'Nord und Süd bekommen den Unterschied, 135 Spielmarken.',
        ),
      ],
    },
    {
      title: 'Wie die englischen Klubs zählen',
      blocks: [
        rule(
          'W-14',
          CLUBS,
          'Beim *kurzen Whist* hat die Partie fünf Punkte, beim *langen* zehn. Jeder Stich über dem Buch zählt einen Punkt; für Schlemm gibt es nichts.',
          'count',
        ),
        rule(
          'W-15',
          CLUBS,
          'Honneurs sind Ass, König, Dame und Bube in Trumpf, wie eine Partei sie bekam. Alle vier zählen vier Punkte, drei zählen zwei, zwei nichts. Sie werden nach den Tricks gezählt.',
        ),
        rule(
          'W-16',
          CLUBS,
          'Wer zu Beginn des Spiels auf vier (kurz) oder neun (lang) stand, darf keine Honneurs zählen.',
        ),
        rule(
          'W-17',
          partly(CLUBS),
          'Zuerst werden Renoncen gezählt, dann Tricks, dann Honneurs. Die Partie ist aus, sobald eine Seite ihre Zahl erreicht; was darüber geht, ist verloren.',
        ),
        rule(
          'W-18',
          CLUBS,
          'Kurz: Eine Partie ist gegen keinen Punkt drei wert (*dreifach*), gegen einen oder zwei zwei Punkte (*doppelt*), gegen drei oder vier einen (*einfach*). Lang: gegen weniger als fünf zwei, sonst einen.',
        ),
        rule(
          'W-19',
          CLUBS,
          'Wer zwei Partien hat, gewinnt den Robber und zwei Punkte dafür. Was die Partie der Verlierer wert war, geht ab. Zwei dreifache und der Robber, acht Punkte gegen keinen, sind ein *Bumper*.',
          'stake',
        ),
        rule(
          'W-20',
          partly(CLUBS),
          'Mit *Renoncen*: Wer eine zu Recht gerügt hat, wählt nach dem Spiel: drei Stiche, drei Punkte Abzug für die andere Partei oder drei Punkte für die eigene. Wer renonciert hat, kann in diesem Spiel die Partie nicht gewinnen. Bis zum nächsten Ausspielen lässt sich eine Renonce gutmachen: Die Karte geht zurück in die Hand, mit denen, die danach fielen; alle haben sie gesehen.',
          'irregularities',
        ),
        rule(
          'W-21',
          partly(CLUBS),
          'Beim Ziehen ist das Ass die niedrigste Karte. Die zwei höchsten spielen gegen die zwei niedrigsten; die niedrigste gibt und wählt die Plätze: Die höchste sitzt zur Linken.',
          'partners',
        ),
        example(
          'Ein kurzer Robber',
          'Nord und Süd gewinnen die erste Partie 5:4, Ost und West die zweite 5:1, Nord und Süd die dritte 5:0.',
          'Nord und Süd: 1 für die einfache, 3 für die dreifache und 2 für den Robber: 6.',
          'Ost und West: 2 für ihre doppelte. Der Unterschied ist 4 Punkte.',
        ),
      ],
    },
    {
      title: 'Aufgeben',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Jeder darf ein Spiel für seine Partei aufgeben. Alle noch nicht gemachten Stiche fallen an die andere; sie machen keinen Schlemm.',
        ),
        rule(
          'G-2',
          OURS,
          'Jeder darf die Partie für seine Partei aufgeben. Das Spiel ist nach G-1 aufgegeben; dann legt die andere an, was ihr noch zu zehn fehlt. Der Robber geht weiter, wenn er nicht entschieden ist.',
        ),
      ],
    },
    {
      title: 'Ratschläge',
      blocks: [
        rule(
          'W-13',
          'E',
          'Man achte auf jede Karte, die fällt, und wisse, welche in jeder Farbe noch die beste ist. Spielt der Partner sie aus, so übernehme und steche man sie nicht, sondern werfe etwas Unnützes zu.',
        ),
      ],
    },
  ],
}
