// The rule book of New Game in German.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS } from './sources.ts'

export const book: RuleBook = {
  title: 'New Game',
  subtitle: 'Vier Spieler in zwei Parteien mit 20 Karten, bis sieben Punkte',
  sources: 'Alle Regeln dieses Spiels haben wir entschieden.',
  chapters: [
    {
      title: 'Das Spiel in einer Minute',
      blocks: [
        text(
          'Vier spielen in zwei Parteien mit 20 Karten, jeder mit fünf. Die letzte Karte des Gebers wird aufgeschlagen, ihre Farbe ist Trumpf. Jeder Stich einer Partei über zwei ist ein Punkt; die erste Partei mit sieben Punkten gewinnt.',
        ),
      ],
    },
    {
      title: 'Karten und Geben',
      blocks: [
        rule(
          'NG-1',
          OURS,
          'Zwanzig Karten: Ass, König, Dame, Bube und 10 jeder Farbe. Partner sitzen einander gegenüber. Man gibt einzeln, jedem fünf, und schlägt die letzte des Gebers auf; ihre Farbe ist Trumpf. Sie liegt offen bis zum ersten Ausspiel. Der Spieler links vom Geber spielt aus.',
        ),
        rule('NG-2', OURS, 'Von oben nach unten: Ass, König, Dame, Bube, 10.'),
      ],
    },
    {
      title: 'Das Spielen',
      blocks: [
        rule(
          'NG-3',
          OURS,
          'Farbe muss bedient werden; wer nicht kann, darf stechen oder irgendeine Karte spielen. Der höchste Trumpf nimmt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer einen Stich macht, spielt zum nächsten aus.',
        ),
      ],
    },
    {
      title: 'Punkte',
      blocks: [
        rule('NG-4', OURS, 'Eine Partei legt für jeden Stich über zwei einen Punkt an.'),
        table('Punkte eines Spiels', ['Stiche', 'Punkte'], ['3', '1'], ['4', '2'], ['5', '3']),
        example('Ein Spiel', 'Ihre Partei macht 4 Stiche und legt 2 Punkte an.'),
        rule('NG-5', OURS, 'Die erste Partei mit sieben Punkten gewinnt die Partie.'),
        rule(
          'NG-6',
          OURS,
          'Wer die niedrigste Karte zieht, gibt zuerst; sind irgend zwei gleich, ziehen alle noch einmal. Nach jedem Spiel gibt der Nächste links.',
        ),
      ],
    },
    {
      title: 'Aufgeben',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Jeder Spieler darf ein Spiel für seine Partei aufgeben. Alle noch nicht gemachten Stiche gehören der Gegenpartei.',
        ),
        rule(
          'G-2',
          OURS,
          'Jeder Spieler darf die Partie für seine Partei aufgeben. Das Spiel wird nach G-1 aufgegeben; dann legt die Gegenpartei an, was ihr zu sieben noch fehlt.',
        ),
      ],
    },
  ],
}
