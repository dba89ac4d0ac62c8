// The rule book of Écarté in German.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { evenings } from './evenings.ts'
import { OURS, partly } from './sources.ts'

export const book: RuleBook = {
  title: 'Écarté',
  isSolved: true,
  subtitle: 'fünf Karten für jeden und die Frage, ob man sie tauscht',
  sources:
    'Die Regeln stammen aus drei Texten, auf die die Buchstaben am Rand verweisen: A ein Regelbuch, B ein Lexikon, C eine Anleitung. Wo sie sich widersprechen, vereinbart es der Tisch; wo sie etwas offen lassen, steht am Rand, dass wir es entschieden haben.',
  chapters: [
    {
      title: 'Das Spiel in einer Minute',
      blocks: [
        text(
          'Zwei spielen mit 32 Karten, jeder mit fünf, bis fünf Punkte. Die elfte Karte wird aufgeschlagen und macht Trumpf. Der *König* ist die höchste Karte, und das Ass steht unter dem Buben.',
        ),
        text(
          'Vor dem Spielen darf, wer nicht gibt, die *Vorhand*, einen Tausch vorschlagen; der Geber nimmt an, und beide legen weg, was sie wollen, und ziehen ebenso viele, oder er lehnt ab, und es wird gespielt. So geht es, solange beide mögen.',
        ),
        text(
          'Beim Spielen muss man die ausgespielte Karte in ihrer Farbe übernehmen, wenn man kann; sonst bedienen; sonst stechen. Drei oder vier Stiche zählen einen Punkt, alle fünf, die *Vole*, zwei. Wer den ersten Tausch verhindert hat und verliert, büßt es mit einem Punkt mehr. Der Trumpfkönig bringt dem einen Punkt, der ihn meldet oder aufschlägt.',
        ),
      ],
    },
    {
      title: 'Karten und Geben',
      blocks: [
        rule(
          'E-1',
          'A B C',
          'Zweiunddreißig Karten, von oben nach unten: König, Dame, Bube, Ass, 10, 9, 8, 7.',
        ),
        rule(
          'E-2',
          'A',
          'Zwei Kartenspiele mit verschiedenen Rückseiten werden von Spiel zu Spiel abwechselnd gebraucht.',
        ),
        rule(
          'E-3',
          partly('A B'),
          'Vor der Partie zieht jeder eine Karte, und die höhere gibt zuerst. Bei gleichen ziehen beide noch einmal.',
        ),
        rule(
          'E-4',
          'A',
          'Der Geber mischt, die Vorhand hebt ab. Jeder bekommt fünf Karten, die Vorhand zuerst, in Würfen, die der Geber wählt: fünf auf einmal, zwei und drei, drei und zwei oder einzeln.',
        ),
        rule(
          'E-5',
          'A B C',
          'Die elfte Karte wird aufgeschlagen; ihre Farbe ist Trumpf. Ist es ein König, so legt der Geber sogleich einen Punkt an.',
        ),
        rule(
          'E-6',
          'B',
          'Das Geben wechselt nach jedem Spiel, wenn nicht ein Bankhalter durchgehend gibt (S-3).',
          'deals',
        ),
      ],
    },
    {
      title: 'Der Tausch',
      blocks: [
        rule(
          'E-7',
          'A B C',
          'Die Vorhand spielt, oder sie schlägt einen Tausch vor. Der Geber nimmt an, oder er lehnt ab: *Jouez*.',
        ),
        rule(
          'E-8',
          partly('A'),
          'Ist ein Antrag angenommen, so sagt die Vorhand, wie viele Karten sie will, und legt ebenso viele weg, dann tut es der Geber; dann ziehen beide vom Talon, die Vorhand zuerst. Die Zahlen sind öffentlich, die Karten bleiben verdeckt.',
        ),
        rule(
          'E-9',
          'A C',
          'Der Geber tauscht nie allein, außer wenn die Vorhand keine genommen hat (E-10). Hat er angenommen, so braucht er selbst keine zu nehmen.',
        ),
        rule(
          'E-10',
          partly('C'),
          'Die Vorhand legt wenigstens eine Karte weg; oder, wenn es so vereinbart ist, auch keine. Ein Tausch, bei dem keiner eine Karte nimmt, ist der letzte.',
          'elderMinimumDiscard',
        ),
        rule(
          'E-11',
          'A B C',
          'Nach jedem Tausch spielt die Vorhand oder schlägt wieder vor, bis einer auf dem Spielen besteht oder der Talon leer ist.',
        ),
        rule(
          'E-12',
          'B C',
          'Die Vorhand darf alles nehmen, was im Talon liegt, der Geber, was danach noch übrig ist. Die aufgeschlagene Karte wird nie gezogen.',
        ),
        rule('E-13', 'B C', 'Ist der Talon leer, so muss die Vorhand ausspielen.'),
        rule(
          'E-14',
          partly('A'),
          'Antrag, Annahme und Ablehnung lassen sich nicht zurücknehmen; ein Tisch kann es bis zur Antwort erlauben.',
          'takeBack',
        ),
        rule(
          'E-15',
          'A B C',
          'Wer den ersten Tausch verhindert, ist *verwundbar*: die Vorhand, wenn sie ohne Antrag spielt, der Geber, wenn er den ersten ablehnt. Nach einem Tausch wird es niemand mehr.',
        ),
      ],
    },
    {
      title: 'Der Trumpfkönig',
      blocks: [
        rule(
          'E-16',
          'A B C',
          'Wer den Trumpfkönig hat, darf ihn melden und legt einen Punkt an; niemand muss es. Er wird nur angesagt, oder vorgezeigt, wenn es so vereinbart ist.',
          'kingShown',
        ),
        rule(
          'E-17',
          'A B C',
          'Die Vorhand meldet ihn vor ihrem ersten Ausspiel. Der Geber darf es, sobald der Tausch vorbei ist, und muss es, bevor er seine erste Karte spielt. Danach ist es zu spät.',
        ),
        rule(
          'E-18',
          'B',
          'Ist es so vereinbart, so darf, wer vier Punkte hat, den König melden, sobald der Trumpf bekannt ist, auch außer der Reihe. Die Partie ist zu Ende.',
          'kingAtFour',
        ),
        rule('E-19', 'B C', 'Der fünfte Punkt beendet die Partie auf der Stelle.'),
      ],
    },
    {
      title: 'Das Spielen',
      blocks: [
        rule(
          'E-20',
          'A B C',
          'Zum ersten Stich spielt die Vorhand aus, danach immer, wer den letzten Stich gemacht hat.',
        ),
        rule(
          'E-21',
          'A B C',
          'Wer zugibt, muss das Erste tun, was er kann: die Karte in ihrer Farbe übernehmen; mit einer niedrigeren bedienen; stechen; irgendeine Karte spielen.',
        ),
        rule(
          'E-22',
          'C',
          'Den Stich macht der höhere Trumpf, ohne Trumpf die höhere Karte der ausgespielten Farbe.',
        ),
        rule(
          'E-23',
          'B C',
          'Wer ausspielt, nennt die Farbe. Gewonnene Stiche legt man kreuzweise, damit man sie auf einen Blick zählt.',
        ),
      ],
    },
    {
      title: 'Die Punkte',
      blocks: [
        rule(
          'E-24',
          'A B C',
          'Drei oder vier Stiche zählen einen Punkt, alle fünf, die Vole, zwei.',
        ),
        rule(
          'E-25',
          'A B C',
          'Einen Punkt mehr, wenn der Verlierer des Spiels verwundbar war. Gegen ihn zählt die Vole drei, oder, in den Londoner Klubs, zwei.',
          'vulnerableVole',
        ),
        rule('E-26', 'A B', 'Ein Verwundbarer, der das Spiel gewinnt, bekommt nichts dazu.'),
        table(
          'Die Punkte eines Spiels',
          ['Stiche', 'einfach', 'Verlierer verwundbar'],
          ['drei oder vier', '1', '2'],
          ['fünf, die Vole', '2', '3 (oder 2)'],
          ['König gemeldet oder aufgeschlagen', '+ 1', '+ 1'],
        ),
        rule(
          'E-27',
          'A B',
          'In einem Spiel legt man höchstens drei Punkte an, oder vier, oder ohne Grenze, wie vereinbart. Was darüber geht, ist verloren.',
          'dealCap',
        ),
        example(
          'Das Höchste in einem Spiel',
          'Der Geber hat den ersten Antrag abgelehnt. Die Vorhand meldet den König und macht alle fünf Stiche.',
          'Das wären 1 für den König, 2 für die Vole und 1 für den verwundbaren Geber: 4.',
          'Wo drei das Höchste sind, legt sie drei an, und der vierte ist verloren.',
        ),
        rule(
          'E-28',
          partly('A B'),
          'Den König legt man an, wenn er gemeldet oder aufgeschlagen wird, die Stiche nach dem fünften. Legt jeder selbst an, so ist verloren, was beim nächsten Aufschlagen nicht angelegt ist.',
          'marks',
        ),
        rule(
          'E-29',
          'A B',
          'Der Wert der Partie: stets einfach; oder doppelt, wenn der Verlierer keinen Punkt angelegt hat, *Matsch*; oder gestuft: dreifach, wenn er keinen angelegt hat, doppelt bei einem oder zweien, einfach bei dreien oder vieren. Auch ein wieder verlorener Punkt war angelegt.',
          'partieValue',
          'lostPoints',
        ),
        rule(
          'E-30',
          'A B',
          'Jeder hat vier oder fünf Marken zu seiner Rechten; für jeden Punkt schiebt er eine nach links.',
          'markers',
        ),
      ],
    },
    {
      title: 'Aufgeben',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Jeder darf ein Spiel aufgeben. Alle noch nicht gemachten Stiche fallen an den anderen und werden nach E-24 bis E-28 angelegt.',
        ),
        rule(
          'G-2',
          OURS,
          'Jeder darf die Partie aufgeben. Das Spiel ist nach G-1 aufgegeben; dann legt der andere an, was zu fünf fehlt.',
        ),
      ],
    },
    {
      title: 'Blätter, mit denen man spielt: jeux de règle',
      blocks: [
        text(
          'Mit einem dieser Blätter soll die Vorhand ohne Antrag spielen und der Geber ablehnen. Genannt ist, was man wenigstens braucht.',
        ),
        rule('J-a', 'B', 'Drei Trümpfe.'),
        rule(
          'J-b',
          partly('B'),
          'Zwei Trümpfe und dazu drei einer Farbe; oder zwei einer Farbe mit deren König oder Dame; oder zwei einer Farbe, Bube und Ass, und der Bube einer anderen.',
        ),
        rule(
          'J-c',
          partly('B'),
          'Ein Trumpf und dazu vier einer Farbe mit deren König; oder drei einer Farbe mit deren Dame und der König einer anderen; oder zwei einer Farbe und die Könige der beiden anderen.',
        ),
        rule(
          'J-d',
          partly('B'),
          'Kein Trumpf, aber zwei Könige und zwei der dritten Farbe mit deren Dame; oder vier Figuren, zwei davon Damen oder Könige.',
        ),
      ],
    },
    {
      title: 'Ratschläge',
      blocks: [
        rule(
          'L-0',
          'A',
          'Man zähle vor und nach dem Tausch: Sind drei Stiche in Sicht, so spiele man oder lehne ab.',
        ),
        rule(
          'L-1',
          'A',
          'Ein hoher Trumpf und ein König mit dreien seiner Farbe: den Trumpf ausspielen.',
        ),
        rule(
          'L-2',
          'A',
          'Ein kleiner Trumpf, ein König mit zweien und eine kleine Karte einer anderen Farbe: den König ausspielen; später, durch den Trumpf wieder am Spiel, mit seiner Farbe fortfahren.',
        ),
        rule(
          'L-3',
          'A',
          'Ein Trumpf, ein blanker König und Dame, Bube und Ass oder Zehn einer anderen Farbe: die Dame ausspielen.',
        ),
        rule('L-4', 'A', 'Zwei Trümpfe und drei einer anderen Farbe: diese Farbe ausspielen.'),
        rule(
          'L-5',
          'A',
          'Zwei Trümpfe, Bube und Ass einer Farbe und der Bube einer anderen: den gedeckten Buben ausspielen und, wenn er geht, Trumpf.',
        ),
        rule('L-6', 'A', 'Von drei Trümpfen in ununterbrochener Folge den niedrigsten ausspielen.'),
        rule(
          'L-7',
          'A',
          'Ein blanker König in der einen und gedeckter König oder gedeckte Dame in der anderen Farbe: die gedeckte Karte selbst ausspielen.',
        ),
        rule(
          'L-8',
          'A',
          'Zwei Stiche gemacht und die Trumpfdame mit zwei kleinen Trümpfen: einen kleinen ausspielen.',
        ),
        rule(
          'L-9',
          'A',
          'Es kann lohnen, den König zu verschweigen: Bei drei Punkten bringen gegen einen Verwundbaren drei Stiche ohnehin die zwei, die fehlen.',
        ),
        rule(
          'L-10',
          'A',
          'Weniger als drei Karten zu nehmen ist selten gut: Auf zwei gute kann man nicht hoffen.',
        ),
        rule(
          'L-11',
          'C',
          'Vorschlagen und nichts nehmen, wo E-10 es erlaubt, schützt davor, verwundbar zu sein, lässt aber den Gegner sein Blatt verbessern.',
        ),
      ],
    },
    {
      title: 'Verstöße',
      blocks: [
        text(
          'Nur wo sie vereinbart sind. Wem etwas zusteht, dem wird es angeboten; getan wird nichts für ihn.',
        ),
        rule(
          'E-31',
          partly('A'),
          'Mehr als eine Karte ist aufgeschlagen: Die Vorhand verlangt neues Geben, oder sie lässt die überzähligen in den Talon schieben.',
          'irregularities',
          'slipRate',
        ),
        rule(
          'E-32',
          partly('A'),
          'Beim Nehmen trifft man im Talon auf eine offene Karte: Wem sie zukommt, der nimmt sie, oder er wirft sie weg und nimmt die nächste.',
        ),
        rule(
          'E-33',
          partly('A'),
          'Wer durch eigene Schuld eine Karte aufdeckt, die ihm zukommt, muss sie behalten.',
        ),
        rule(
          'E-34',
          partly('A'),
          'Eine falsche Zahl von Karten ist gegeben, und niemand hat hingesehen, oder sie ist beim Tausch genommen worden: Man berichtigt sie oben vom Talon oder zieht die überzähligen verdeckt heraus.',
        ),
        rule(
          'E-35',
          partly('A'),
          'Die Vorhand hat hingesehen, und ihre Zahl ist falsch; sie muss so tauschen, dass sie auf fünf kommt, und der Geber kann nicht ablehnen.',
        ),
        rule(
          'E-36',
          partly('A'),
          'Nur die Zahl des Gebers ist falsch: Die Vorhand verlangt neues Geben, oder sie lässt die Zahl berichtigen.',
        ),
        rule(
          'E-37',
          partly('A'),
          'Wer mit mehr als fünf Karten ins Spiel geht, verliert einen Punkt und darf den König nicht anlegen; die überzähligen werden verdeckt gezogen. Hat einer weniger als fünf, so zählen die Stiche, zu denen er nichts hat, für den Gegner.',
        ),
        rule(
          'E-38',
          partly('A'),
          'Der Falsche hat gegeben. Vor dem Aufschlagen gibt der Richtige neu; vor dem ersten Ausspiel werden die Karten für das nächste Spiel beiseitegelegt, und der Richtige gibt das andere Kartenspiel; danach gilt das Spiel.',
        ),
        rule(
          'E-39',
          partly('A'),
          'Den König meldet, wer ihn nicht hat: kein Punkt, und der Gegner darf die eben gespielte Karte zurücknehmen.',
        ),
        rule(
          'E-40',
          partly('B'),
          'Eine *Renonce*, ein Verstoß gegen E-21, obwohl man konnte, darf gerügt werden, bis die Stiche angelegt sind. Die Karten gehen zurück, wer sie begangen hat, legt sein Blatt offen, die Vorhand spielt wieder aus; er zählt nur, wenn er alle fünf Stiche macht, und dann einen Punkt.',
        ),
      ],
    },
    evenings,
  ],
}
