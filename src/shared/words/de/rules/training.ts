// The page that explains the training room, in German, in the manner of the rule books.
import { type RuleBook, text } from '../../rule-book.ts'

export const book: RuleBook = {
  title: 'Das Übungszimmer',
  subtitle: 'wie der Ratgeber urteilt und wie man daraus lernt',
  sources: 'Nichts, was in diesem Zimmer geschieht, ändert einen Spielstand.',
  chapters: [
    {
      title: 'Was beurteilt wird',
      blocks: [
        text(
          'Der Ratgeber geht eine beendete Partie durch und wägt jede freie Entscheidung nach dem ab, was der Spieler sehen konnte, nie nach den verdeckten Karten. Die verdeckten Blätter werden viele Male neu verteilt, so dass sie zu allem passen, was zu sehen war, und jeder Zug wird in jeder Verteilung versucht.',
        ),
        text(
          'Was ein Zug gegenüber dem besten verschenkt, ist ein *Fehler*, angegeben in Prozent einer Partie. Ein Unterschied, der Zufall sein kann, zählt nicht. Alle Fehler zusammen, geteilt durch die Zahl der Entscheidungen, sind die *Fehlerquote*. Was mit dem Rat des Ratgebers entschieden wurde, zählt für sich.',
        ),
      ],
    },
    {
      title: 'Stellungen suchen',
      blocks: [
        text(
          'Jede beurteilte Entscheidung lässt sich wiederfinden: nach ihrer Art, nach der Größe des Fehlers, nach dem Stand, dem Trumpf und den Karten in der Hand. Eine Suche lässt sich merken, und was sie findet, lässt sich üben.',
        ),
      ],
    },
    {
      title: 'Übungen',
      blocks: [
        text(
          'Eine Übung ist eine einzige Entscheidung an einem richtigen Tisch. Sie spielen und erfahren sofort, was es wert war und warum. Die Stellungen sind eigene Fehler, Entscheidungen aus den alten Büchern oder für Sie gemacht: Je näher die beiden besten Möglichkeiten beieinanderliegen, desto schwerer.',
        ),
        text(
          'Was Sie verfehlt haben, kommt am nächsten Tag wieder; was Sie wussten, nach einer Pause, die jedes Mal länger wird. Einige Stellungen am Tag lehren mehr als viele auf einmal.',
        ),
      ],
    },
    {
      title: 'Der Tausch',
      blocks: [
        text(
          'Für den ersten Tausch beim Écarté ist ausgerechnet, was mit jedem Blatt am besten ist. Die Tafel zeigt alle Blätter und beide Werte von dem, auf das man zeigt. *Was die Bücher sagen* bezeichnet, wo die jeux de règle zum Gegenteil raten.',
        ),
      ],
    },
    {
      title: 'Wie stark bin ich',
      blocks: [
        text(
          'Derselbe Ratgeber hat viele Partien jeder Stufe des Computers beurteilt. Ihre Fehlerquote wird zwischen deren Quoten eingeordnet, mit dem Bereich, in dem sie in neunzehn von zwanzig Fällen liegt. Nach wenigen Entscheidungen ist er weit, und Genaueres lässt sich nicht sagen.',
        ),
        text(
          'Ein Ergebnis ist Glück und Spiel zugleich. Was die Karten brachten, wird Spiel für Spiel ausgerechnet und abgezogen; was bleibt, ist die Kunst.',
        ),
      ],
    },
  ],
}
