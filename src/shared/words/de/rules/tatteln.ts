// The rule book of Tatteln in German.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly, vienna } from './sources.ts'

export const book: RuleBook = {
  title: 'Tatteln',
  subtitle: 'zwischen Piquet und Mariage, Wien 1858',
  sources:
    'Die Regeln folgen dem zweiten Teil eines Wiener Textes von 1858. Wo er etwas offen lässt, steht am Rand, dass wir es entschieden haben.',
  chapters: [
    {
      title: 'Das Spiel in einer Minute',
      blocks: [
        text(
          'Zwei spielen mit 32 Karten, jeder hat acht in der Hand. Die übrigen sind der Talon: Nach jedem Stich hebt zuerst der Gewinner eine Karte ab, dann der andere, und der Gewinner spielt wieder aus. Solange der Talon währt, darf man jede beliebige Karte spielen; ist er verbraucht, so muss man Farbe bekennen.',
        ),
        text(
          'Gezählt werden die Augen, nicht die Stiche. Das Ass nimmt alle anderen seiner Farbe, und gleich nach ihm kommt die *Zehn*: Ass 11, Zehn 10, König 4, Dame 3, Bube 2 und der letzte Stich 10. Das macht 130 in jedem Spiel.',
        ),
        text(
          'Die andere Hälfte des Spiels ist das *Ansagen*. Wer am Ausspielen ist, darf drei oder mehr Karten einer Farbe in Folge ansagen, *Tattel*, *Quart* und *Fuß*, und drei oder vier Gleiche, *Gedritt* und *Geviert*. Sie zählen sogleich, es sei denn, der Gegner hat in diesem Augenblick etwas Besseres derselben Art: Dann erklärt er sie für nichtig.',
        ),
        text(
          'Es geht um 500 Punkte. Und man sehe zu, dass man nach dem Talon noch einen Stich macht, sonst ist man im *Matsch*: Die eigenen Augen des Spiels sind verloren, und es kostet einen Einsatz.',
        ),
      ],
    },
    {
      title: 'Karten und Vereinbarungen',
      blocks: [
        rule(
          'T-1',
          vienna(),
          'Zwei Spieler und 32 Karten, ohne die Zwei bis Sechs. In den Stichen gilt die Ordnung Ass, Zehn, König, Dame, Bube, 9, 8, 7. Ass 11, Zehn 10, König 4, Dame 3, Bube 2; der letzte Stich 10: 130 Punkte in jedem Spiel.',
        ),
        table(
          'Die Karten in den Stichen, von oben nach unten',
          ['Karte', 'Augen'],
          ['Ass', '11'],
          ['Zehn', '10'],
          ['König', '4'],
          ['Dame', '3'],
          ['Bube', '2'],
          ['9, 8, 7', '–'],
          ['letzter Stich', '10'],
        ),
        rule(
          'T-2',
          partly(vienna()),
          'Was man vorher vereinbart. Um was es geht: Ein Einsatz kann einige Jetons gelten; am Ende der Partie zahlt der Verlierer einen, oder zwei, wenn sie doppelt geschrieben wird, und was im Matsch und an Strafen gewonnen wurde, wird damit verrechnet. Die Partie geht auf 500 Punkte oder eine andere Zahl; oder sie geht auf zwei *Taillen*: Jeder gibt einmal, und wer dann mehr Punkte hat, gewinnt; bei Gleichstand spielt man zwei weitere. Man spielt mit Trumpf oder ohne. Der Karobube kann alles stechen und 12 statt 2 zählen; beim Bekennen ist er ein Karo wie andere. Vier Buben können verdoppeln: Die Partie wird doppelt geschrieben, wenn ihr Gewinner in ihr vier Buben angesagt und der Verlierer weniger als die Hälfte der vereinbarten Zahl hat, bei zwei Taillen weniger als die Hälfte der Punkte des Gewinners.',
          'stake',
          'target',
          'trump',
          'diamondJack',
          'fourJacksDouble',
        ),
      ],
    },
    {
      title: 'Geben und Talon',
      blocks: [
        rule(
          'T-3',
          partly(vienna()),
          'Jeder zieht eine Karte, und die niedrigere gibt zuerst; bei gleich hohen zieht man noch einmal. Danach wechselt das Geben. Der andere ist die *Vorhand*; sie bekommt ihre Karten zuerst, jeder acht, je zwei auf einmal, und spielt zuerst aus. Mit Trumpf wird die nächste Karte aufgeschlagen; ihre Farbe ist Trumpf, und sie liegt als letzte unter dem Talon. Beim letzten Abheben bekommt der Gewinner des Stichs diesen aufgeschlagenen Trumpf und der andere die letzte verdeckte Karte; man kann auch vereinbaren, dass der Gewinner wählt oder dass der Trumpf zuletzt abgehoben wird. Wo mit Verstößen gespielt wird, kann ein Blatt eine Karte zu viel oder zu wenig erhalten, oder es werden Karten aufgedeckt: Dann gibt derselbe Spieler noch einmal und zahlt, wenn eine Strafe vereinbart ist, einen oder zwei Einsätze.',
          'handSize',
          'turnUpDrawn',
          'irregularities',
          'slipRate',
          'slipPenalty',
        ),
        rule(
          'T-4',
          partly(vienna()),
          'Nach jedem Stich, solange der Talon währt, hebt der Gewinner eine Karte ab, dann der andere; der Gewinner spielt zum nächsten aus. Nicht abzuheben, es außer der Reihe zu tun oder zwei auf einmal zu nehmen ist strafbar. Das kommt nur vor, wo mit Verstößen gespielt wird: Es wird sogleich berichtigt, doch was außer der Reihe abgehoben ist, bleibt, wie es ist. Der andere kann die Strafe fordern, bis er eine Karte spielt.',
          'irregularities',
          'slipPenalty',
        ),
        rule(
          'T-11',
          partly(vienna()),
          'Wer den Trumpfsiebener hat, darf *rauben*, solange der Talon währt: Er tauscht ihn gegen den aufgeschlagenen Trumpf. Nach der strengeren Regel muss er am Ausspielen sein und schon einen Stich haben; sonst genügt es, dass er an der Reihe ist. Man kann vereinbaren, dass er es muss.',
          'rob',
          'sevenMustRob',
        ),
      ],
    },
    {
      title: 'Das Spielen',
      blocks: [
        rule(
          'T-5',
          partly(vienna()),
          'Den Stich macht der Karobube, wenn es so vereinbart ist; sonst der höchste Trumpf; sonst die höchste Karte der ausgespielten Farbe. Stechen muss niemand. Solange ein Talon liegt, darf man jede Karte spielen. Danach muss man Farbe bekennen; wer nicht kann, darf jede Karte spielen, auch Trumpf.',
          'trump',
          'diamondJack',
        ),
      ],
    },
    {
      title: 'Das Ansagen',
      blocks: [
        rule(
          'T-6',
          vienna(),
          'In einer Folge stehen die Karten in ihrer natürlichen Ordnung: Ass, König, Dame, Bube, 10, 9, 8, 7. Drei einer Farbe nacheinander sind ein *Tattel*, vier eine *Quart*, fünf ein *Fuß*. Eine Quart enthält außerdem zwei Tattel, ein Fuß drei Tattel und zwei Quarten, und so fort.',
        ),
        rule(
          'T-7',
          partly(vienna()),
          'Drei Gleiche sind ein *Gedritt*, vier ein *Geviert*: von Assen, Königen, Damen, Buben oder Zehnen. Die Zehn steht hier unter dem Buben. Vier sind besser als drei, von welchem Rang auch immer; sonst ist der höhere Rang besser.',
        ),
        rule(
          'T-8',
          partly(vienna()),
          'Man sagt an, wenn man am Ausspielen ist, bevor man ausspielt, eines nach dem anderen. Was man ansagt, nennt man ganz. Es ist nichtig, wenn der Gegner in diesem Augenblick etwas Besseres derselben Art in der Hand hat, auch wenn er es nicht angesagt hat; das Programm erhebt den Einspruch für ihn. Von Folgen ist die längere besser, dann die mit der höheren obersten Karte, dann die in Trumpf; ist alles gleich, so zählt keine. Wer die bessere angesagt hat und noch hat, darf unter ihrem Schutz auch niedrigere derselben Art ansagen, die beste also zuerst; der andere nicht. Was nichtig war, sagt man so nicht noch einmal an.',
        ),
        rule(
          'T-9',
          partly(vienna()),
          'Eine Folge, die gezählt hat, kann durch eine später abgehobene Karte wachsen, wenn keine ihrer Karten gespielt ist: Dann zählt, was die längere mehr zählt. Ist eine gespielt, so machen auch die übrigen mit neuen Karten keine andere Folge. Wachsen kann ebenso ein Gedritt, das ein Geviert wird.',
        ),
        rule(
          'T-10',
          OURS,
          'Was die Ansagen zählen, vereinbart man: die Werte des Jass, die zu einer Partie auf 500 passen, oder die des Piquet für eine auf 100. Was eine Folge enthält (T-6), zählt außerdem. Mit den Werten des Jass zählen sechs und mehr wie ein Fuß, mit allem, was sie enthalten.',
          'values',
        ),
        table(
          'Was eine Ansage zählt, und im Ganzen mit dem, was sie enthält',
          ['Ansage', 'Karten', 'Jass', 'im Ganzen', 'Piquet', 'im Ganzen'],
          ['Tattel', '3', '20', '20', '3', '3'],
          ['Quart', '4', '50', '90', '4', '10'],
          ['Fuß', '5', '100', '260', '15', '32'],
          ['sechs in Folge', '6', '100', '530', '16', '70'],
          ['Gedritt', '3', '20', '20', '3', '3'],
          ['Geviert', '4', '100', '100', '14', '14'],
          ['vier Buben', '4', '200', '200', '14', '14'],
        ),
        example(
          'Ein Tattel wächst zur Quart',
          'Sie haben Bube, Zehn und Neun in Herz und sind am Ausspielen. Sie sagen einen Tattel vom Buben an. Der Gegner hat nichts Besseres: 20 Punkte.',
          'Sie spielen eine andere Farbe aus, machen den Stich und heben die Herzdame ab.',
          'Wieder am Ausspielen, sagen Sie die Quart von der Dame an. Ein neuer Tattel ist dazugekommen, Dame, Bube und Zehn, für 20, und die Quart selbst für 50: Sie schreiben 70 dazu.',
          'Das sind im Ganzen 90, so viel wie eine auf einmal angesagte Quart. Hätten Sie inzwischen eine der drei Herzkarten gespielt, so wäre nichts mehr zu zählen (T-9).',
        ),
        example(
          'Besser und schlechter',
          'Der Gegner sagt drei Damen an. Sie haben drei Könige: Seine Damen sind nichtig.',
          'Sind Sie am Ausspielen, so sagen Sie Ihre drei Könige an, für 20.',
          'Unter deren Schutz zählen auch Ihre drei Zehnen, noch einmal 20. Vier Buben in seiner Hand hätten beide nichtig gemacht, denn vier sind besser als drei.',
        ),
      ],
    },
    {
      title: 'Die Rechnung',
      blocks: [
        rule(
          'T-12',
          partly(vienna()),
          '*Matsch*: Wer nach dem Talon keinen Stich macht, zählt in diesem Spiel keine Augen und zahlt außerdem einen Einsatz, oder zwei, wenn es so vereinbart ist; man kann auch ganz ohne Matsch spielen. Für die Partie zählt der Einsatz nicht. Der Text spricht von den letzten neun Stichen und von acht nach dem Talon: Mit acht Karten in der Hand kann vereinbart sein, dass auch der Stich vor dem letzten Abheben vor dem Matsch bewahrt. Er sagt auch, das Spiel sei verloren, aber nicht, welches: Es kann vereinbart sein, dass sofort die Partie verloren ist. Dann schreibt der andere an, was ihm zum Ziel und zu einem Punkt Vorsprung fehlt.',
          'matsch',
          'matschTricks',
          'matschLoses',
        ),
        rule(
          'T-13',
          partly(vienna()),
          'Ansagen schreibt man sogleich an, wenn sie gut sind, die Augen nach dem letzten Stich. Wer mit einer Ansage die vereinbarte Zahl erreicht, hat auf der Stelle gewonnen. Sonst sieht man nach dem Spiel nach: Haben beide sie erreicht, so gewinnt, wer mehr hat; bei Gleichstand spielt man noch ein Spiel.',
          'target',
        ),
        table(
          'Was gezahlt wird',
          ['für', 'Einsätze'],
          ['die Partie', '1'],
          ['die doppelt geschriebene Partie (T-2)', '2'],
          ['jeden Matsch', '1 dazu, oder wie vereinbart'],
          ['Falsches Geben, falsches Abheben (T-3, T-4)', 'wie vereinbart'],
        ),
        rule(
          'T-14',
          partly(vienna()),
          'Der Stand wird in Strichen an eine Figur gekreidet, der eines jeden auf seiner Seite; die Zahlen stehen daneben. Was ein Strich auf einer Linie gilt, steht bei ihr; unter der Figur ist ein Kreuz zehn.',
        ),
      ],
    },
    {
      title: 'Aufgeben',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Jeder darf ein Spiel aufgeben. Alle noch nicht genommenen Karten und die zehn für den letzten Stich fallen an den anderen; es ist ein Matsch, wenn der Aufgebende keinen der Stiche gemacht hat, die davor bewahren (T-12).',
        ),
        rule(
          'G-2',
          OURS,
          'Jeder darf die Partie aufgeben. Das Spiel ist nach G-1 aufgegeben, dann schreibt der andere an, was ihm noch fehlt.',
        ),
      ],
    },
    {
      title: 'Ratschläge',
      blocks: [
        rule(
          'TA-1',
          vienna(),
          'Ohne Trumpf suche man so bald wie möglich an den Stich zu kommen und sich am Ausspielen zu halten: Das hindert den Gegner am Ansagen und Einstechen.',
        ),
        rule(
          'TA-2',
          vienna(),
          'Mit Trumpf opfere man nicht zu viele Trümpfe, sooft sich etwas einstechen lässt, sonst ist man am Ende im Matsch.',
        ),
        rule(
          'TA-3',
          vienna(),
          'Eine einzelne Zehn, deren Ass wahrscheinlich beim Gegner ist, werfe man vor den letzten Stichen weg, in denen sie auf dieses Ass fallen müsste.',
        ),
        rule(
          'TA-4',
          vienna(),
          'Man nehme den Stich vor den letzten: Er bringt den aufgeschlagenen Trumpf und erspart die letzte Karte.',
        ),
        rule(
          'TA-5',
          vienna(),
          'Man verderbe nicht gutes Spiel in der Hoffnung auf eine Karte, die einer Folge noch fehlt: Jeder Stich ändert die Ordnung des Abhebens.',
        ),
        rule(
          'TA-6',
          vienna(),
          'Ohne Trumpf und gleich anfangs stark in einer Farbe, spiele man deren Zehn aus: Das Ass liegt oft noch im Talon.',
        ),
        rule(
          'TA-7',
          vienna(),
          'Man achte auf die Farbe, in der der Gegner stark ist, zähle sie und halte die eigenen Karten davon für die letzten Stiche zurück.',
        ),
        rule(
          'TA-8',
          vienna(),
          'Man denke an den letzten Stich: Er zählt zehn, auch wenn er ganz leer ist.',
        ),
      ],
    },
  ],
}
