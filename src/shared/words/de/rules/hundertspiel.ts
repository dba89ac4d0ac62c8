// The rule book of Hundertspiel in German.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly, vienna } from './sources.ts'

export const book: RuleBook = {
  title: 'Hundertspiel',
  subtitle: 'wie man es 1858 in Wien spielte',
  sources:
    'Die Paragraphen am Rand sind die des Wiener Textes von 1858. Wo er etwas offen lässt, steht am Rand, dass wir es entschieden haben.',
  chapters: [
    {
      title: 'Das Spiel in einer Minute',
      blocks: [
        text(
          'Vier spielen mit 36 Karten, zwei gegen zwei; Partner sitzen einander gegenüber. Jeder hat neun Karten, und eine Farbe ist Trumpf. Gezählt werden nicht die Stiche, sondern was in ihnen liegt: ein Ass 6 Punkte, ein König 5, ein Cavall 4, ein Bube 3 und der letzte Stich 6. Das macht in jedem Spiel 78 Punkte.',
        ),
        text(
          'Auf eine einfache Farbe darf man zugeben, was man will, auch Trumpf. Nur wenn Trumpf ausgespielt wird, muss man bedienen, solange man einen hat.',
        ),
        text(
          'Drei oder vier Gleiche in der Hand zählen, wenn man sie *ansagt*. Und gerade die niedrigste Karte jeder Farbe, die Sechs, der *Do*, ist die kostbarste: Ein mit einem Do gemachter Stich zählt 10. Ist es der letzte, so ist das der *Sechsundzwanziger*, 20 für den Do und 6 für den Stich; der allererste Stich, mit dem Trumpf-Do gemacht, zählt 52.',
        ),
        text(
          'Bevor die erste Karte fällt, darf man einen Do *auflegen* und sich so verpflichten, mit ihm den letzten Stich zu machen. Gelingt es, so zahlen die Gegner Marken, misslingt es, so zahlt die eigene Partei; und die Gegner dürfen *Contra* sagen, das verdoppelt die Zahlung.',
        ),
        text(
          'Wer zuerst 100 Punkte hat, gewinnt mit seinem Partner die Partie: Jeder Verlierer zahlt einem Gewinner eine Marke, und zwei, wenn die Verlierer unter 50 geblieben sind.',
        ),
      ],
    },
    {
      title: 'Karten, Plätze und Trumpf',
      blocks: [
        rule(
          'H-1',
          vienna('8, 15'),
          'Sechsunddreißig Blätter der Trappolierkarte in vier Farben: Spade (Degen), Coppe (Becher), Denari (Münzen) und Bastoni (Stöcke). Von oben nach unten: Ass, König, Cavall, Bube, 10, 9, 8, 7, 6. Die Sechs heißt *Do*.',
        ),
        rule(
          'H-2',
          vienna('1, 2, 46'),
          'Es spielen vier, die Partner einander gegenüber, oder drei, jeder für sich (H-27); nie mehr, und niemand setzt der Reihe nach aus. Um die Plätze zieht jeder eine von vier verdeckten Karten, vier verschiedene Farben und vier verschiedene Werte: Die beiden höheren spielen zusammen gegen die beiden niedrigeren, und der niedrigste gibt zuerst.',
          'players',
        ),
        rule(
          'H-3',
          partly(vienna('3')),
          'Trumpf. Entweder behält jeder für die ganze Sitzung die Farbe der Karte, mit der er seinen Platz gezogen hat, und Trumpf ist die Farbe dessen, der gibt; oder die unterste Karte nach dem Abheben bestimmt ihn, und dann wissen alle, dass der Geber sie hat. Zu dritt ohne Scat vereinbart man eines von beiden, gewöhnlich die unterste Karte; mit Scat wird die Farbe angesagt.',
          'trumpBy',
          'threeTrumpBy',
        ),
      ],
    },
    {
      title: 'Das Geben',
      blocks: [
        rule(
          'H-4',
          vienna('4, 6'),
          'Der rechte Nachbar des Gebers hebt ab. Niemand darf die unterste Karte ansehen; wer es tut, zahlt die vereinbarte Strafe, und es wird neu gemischt. Der Geber gibt von seiner Linken an je drei Karten auf einmal, bis jeder neun hat. Das Geben geht nach links weiter. Links vom Geber sitzt die *Vorhand*.',
        ),
        rule(
          'H-5',
          vienna('5'),
          'Deckt der Geber eine Karte auf, so darf der, der sie bekommen soll, ein neues Geben verlangen. Deckt ein anderer Spieler sie auf, so muss sie behalten werden.',
          'irregularities',
        ),
      ],
    },
    {
      title: 'Vor der ersten Karte: Auflegen und Ansagen',
      blocks: [
        rule(
          'H-16',
          partly(vienna('8, 12, 14')),
          'Bevor die erste Karte fällt, darf ein Spieler einen Do offen auf den Tisch legen: Er verpflichtet sich, mit ihm den letzten Stich zu machen, also zum *Sechsundzwanziger*. Wer zwei auflegt, verpflichtet sich zum *Zweiundfünfziger*: zu den beiden letzten Stichen, jeden mit einem dieser Dos. Die Vorhand legt selbst auf, oder sie fragt, ob etwas aufgelegt werde, oder sie spielt weiter, ohne zu fragen. Fragt sie, so dürfen die anderen auflegen, von ihr an der Reihe nach. Fragt sie nicht, so dürfen die Gegner noch auflegen, bis der erste Stich gemacht ist, ob sie an der Reihe sind oder nicht, ihr Partner aber nicht. In jedem Spiel wird nur einmal aufgelegt, vom Ersten, der es tut.',
        ),
        rule(
          'H-17',
          vienna('13'),
          'Die Gegner dürfen sogleich *Contra* sagen, wenn sie glauben, dass es misslingt. Eine Karte brauchen sie dazu nicht zu zeigen.',
        ),
        rule(
          'H-10',
          partly(vienna('9, 17')),
          'Drei oder vier Gleiche in einer Hand zählen; wer vier hat, sagt vier an. Könige, Cavalls, Buben und Dos sagt man an, bevor die erste Karte fällt, der Reihe nach von der Vorhand an, nach Auflegen und Contra. Asse haben Zeit: Man darf sie auch noch ansagen, wenn man zu spielen hat, solange man mit keinem seiner Asse einen Stich gemacht hat. Ein Ass, das man zugeworfen hat, ohne damit zu stechen, zählt noch; steht die Regel *Zugeworfene Asse* auf *verloren*, so muss man alle angesagten noch in der Hand haben. Alle Ansagen beider Parteien zählen nebeneinander.',
          'thrownAces',
        ),
        table(
          'Was die Karten zählen',
          ['Karte', 'im Stich', 'drei angesagt', 'vier angesagt'],
          ['Ass', '6', '30', '40'],
          ['König', '5', '6', '12'],
          ['Cavall', '4', '6', '12'],
          ['Bube', '3', '6', '12'],
          ['10, 9, 8, 7', '–', '–', '–'],
          ['Do', '–', '10', '20'],
          ['letzter Stich', '6', '', ''],
        ),
        rule(
          'H-11',
          partly(vienna('10')),
          'Sind drei Gleiche angesagt, so darf die Gegenpartei, wenn sie an der Reihe ist, die fehlende Farbe verlangen. Der Ansager nennt sie, sobald der Stich auf dem Tisch vollständig ist.',
        ),
        rule(
          'H-12',
          partly(vienna('11')),
          'Mit Verstößen darf man mehr ansagen, als man hat. Ein Gegner darf es bezweifeln, wenn er an der Reihe oder das Spiel zu Ende ist, und dann werden die Karten gezeigt. Was falsch war, wird gestrichen, und der Ansager zahlt jedem Gegner eine Marke, oder zwei, wenn man es so vereinbart hat. Hatte seine Partei nur damit 100 erreicht, so hat sie sich zu Unrecht ausgesagt und die Partie verloren (H-20). Ein falscher Zweifel kostet nichts. Ist neu gegeben, so wird nichts mehr gesagt.',
          'irregularities',
          'falseAnnouncementPenalty',
        ),
      ],
    },
    {
      title: 'Das Spielen',
      blocks: [
        rule(
          'H-6',
          partly(vienna('6, 7')),
          'Zum ersten Stich spielt die Vorhand aus, danach immer, wer den letzten Stich gemacht hat. Eine gespielte Karte wird nicht zurückgenommen; ein Tisch kann es bis zur Antwort erlauben.',
          'takeBack',
        ),
        rule(
          'H-7',
          vienna('33'),
          'Eine einfache Farbe muss man nicht bedienen: Man wirft zu oder sticht, wie man will. Wird Trumpf ausgespielt, so muss man Trumpf geben, solange man einen hat; höher braucht er nicht zu sein.',
        ),
        rule(
          'H-8',
          partly(vienna('33, 34')),
          'Den Stich macht der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe.',
        ),
        rule(
          'H-9',
          vienna('16, 22'),
          'Einer Partei zählt, was sie einsticht: Ass 6, König 5, Cavall 4, Bube 3, zusammen 72, und der letzte Stich 6, das sind 78. Ein Stich zählt erst, wenn alle zugegeben haben.',
        ),
      ],
    },
    {
      title: 'Die Dos',
      blocks: [
        text(
          'Ein Do macht einen Stich, wenn er Trumpf ist und kein höherer fällt, oder wenn er ausgespielt wird und niemand seine Farbe oder einen Trumpf zugibt: meist also ganz zuletzt, wenn die anderen nichts mehr davon haben.',
        ),
        rule(
          'H-13',
          partly(vienna('18')),
          'Der erste Stich des Spiels, mit dem Trumpf-Do gemacht, zählt 52 Punkte; dazu kommt, was darin liegt, oder es sind nach Vereinbarung 52 im Ganzen. Diese 52 treten an die Stelle der 10 aus H-14. Der Zweiundfünfziger, den man auflegt (H-16), ist nie dieser: Läge sein Do offen da, so wäre er nicht zu machen.',
          'firstDo',
        ),
        rule(
          'H-14',
          vienna('19'),
          'Jeder andere mit einem Do gemachte Stich außer dem letzten zählt 10. Der letzte Stich, mit einem Do gemacht, zählt 20; mit den 6 für den letzten Stich ist das der Sechsundzwanziger, ob aufgelegt oder nicht.',
        ),
        rule(
          'H-15',
          partly(vienna('20, 21')),
          'Macht ein Spieler die beiden letzten Stiche mit zwei Dos, so zählt das 52, den letzten Stich eingeschlossen; die drei letzten 72. Ein vierter Do bringt seine 10 dazu. Was für einen Do schon angeschrieben ist, gehört dazu: Mit noch 36 werden aus 10 und den 6 des letzten Stichs 52.',
        ),
        table(
          'Mit einem Do gemachte Stiche',
          ['welcher', 'Punkte'],
          ['der erste Stich, mit dem Trumpf-Do', '52'],
          ['jeder andere vor dem letzten', '10'],
          ['der letzte: Sechsundzwanziger', '20 + 6 = 26'],
          ['die letzten zwei eines Spielers: Zweiundfünfziger', '52 mit letztem Stich'],
          ['die letzten drei eines Spielers', '72 mit letztem Stich'],
          ['die letzten vier eines Spielers', '82 mit letztem Stich'],
        ),
        example(
          'Der Trumpf-Do im ersten Stich',
          'A und C spielen gegen B und D; Bastoni ist Trumpf, D hat gegeben. A spielt das Coppe-Ass aus, B wirft den Coppe-Buben zu, C die 9.',
          'D ist in der Hinterhand und nimmt den Stich mit dem Bastoni-Do.',
          'B und D schreiben 52 für den Do und 9 für Ass und Buben: 61 Punkte in einem Stich. Hätte C einen Trumpf vorgesetzt (HA-3), so wäre es nicht gegangen.',
        ),
      ],
    },
    {
      title: 'Was ein aufgelegter Do einbringt',
      blocks: [
        rule(
          'H-18',
          partly(vienna('23–25')),
          'Ein aufgelegter Sechsundzwanziger, der gelingt, zählt seine gewöhnlichen Punkte, und außerdem zahlt jeder Verlierer einem Gewinner zwei Marken. Misslingt er, so zahlt die Partei, die aufgelegt hat, dasselbe, und die aufgelegten Dos zählen in den beiden letzten Stichen nichts; der letzte Stich behält seine 6. Nach Vereinbarung schreiben die anderen, jede Partei für sich, auch seine 26 oder 52 Punkte. Für den Zweiundfünfziger zahlt man vier. Contra verdoppelt die Marken.',
          'failedGame',
        ),
        table(
          'Marken, die jeder Verlierer einem Gewinner zahlt',
          ['aufgelegt', 'einfach', 'mit Contra'],
          ['Sechsundzwanziger', '2', '4'],
          ['Zweiundfünfziger', '4', '8'],
        ),
        example(
          'Ein aufgelegter Sechsundzwanziger gelingt',
          'A und C haben 30 Punkte. Bastoni ist Trumpf; A in der Vorhand legt den Bastoni-Do auf. Niemand sagt Contra.',
          'A fordert Trumpf, bis die anderen keinen mehr haben. In acht Stichen stechen A und C Figuren für 41 Punkte ein, B und D die übrigen 31.',
          'Zum neunten Stich spielt A den Do aus. Niemand kann ihn nehmen: 20 für den Do, 6 für den letzten Stich.',
          'A und C haben jetzt 30 + 41 + 26 = 97 Punkte. Außerdem zahlt B an C zwei Marken und D an A zwei.',
        ),
        example(
          'Derselbe misslingt, mit Contra',
          'A legt wie vorhin den Bastoni-Do auf, aber B sagt Contra: Er sieht, dass D und er viele Trümpfe haben.',
          'D hält die 7 in Bastoni bis zuletzt zurück und nimmt mit ihr im letzten Stich den Do des A.',
          'A und C bekommen für den Do keine Punkte, und die 6 für den letzten Stich zählen für B und D.',
          'Zwei Marken verdoppelt sind vier: A zahlt B vier und C zahlt D vier.',
        ),
      ],
    },
    {
      title: 'Die Partie',
      blocks: [
        rule(
          'H-19',
          vienna('26–28'),
          'Jede Partei hat eine Rechnung. Welche zuerst 100 Punkte hat, gewinnt: Jeder ihrer Spieler bekommt von einem der Verlierer eine Marke, den vereinbarten Betrag. Haben die Verlierer unter 50, so sind sie *Matsch* und zahlen je zwei.',
        ),
        rule(
          'H-20',
          partly(vienna('29, 30')),
          'Eine Partei beendet die Partie, indem sie sich *aussagt*. Der Tisch sagt es für die Partei, die zuerst 100 erreicht. Vereinbart man, sich selbst auszusagen, so tut man es, wenn man an der Reihe ist oder nach dem letzten Stich gefragt wird, und wer 100 hat und schweigt, spielt weiter. Eine Partei, die sich zu Unrecht aussagt, verliert: Jeder ihrer Spieler zahlt eine Marke, und zwei, wenn sie selbst unter 50 hat; zu dritt zahlt, wer sich ausgesagt hat, den beiden anderen, und der Bessere von ihnen hat gewonnen. Haben beide 100 und keine hat sich ausgesagt, so gewinnt die, die in diesem Spiel die Vorhand hatte; hat eine es getan, so gewinnt sie.',
          'declareOut',
        ),
        rule(
          'H-21',
          partly(vienna('31')),
          '*Alt und Neu*: Hatte eine Partei zu Beginn des Spiels zwischen 90 und 99 und entscheidet sich die Partie in ihm, so wird weitergespielt, und was folgt, gilt für die neue Partie. War ein Sechsundzwanziger oder Zweiundfünfziger aufgelegt, und ebenso mit Scat, so spielt man stets um die Marken zu Ende, gezählt aber wird nichts mehr. Sonst endet das Spiel mit 100. Mehr als 99 Punkte nimmt man nicht mit.',
          'oldAndNew',
        ),
        table(
          'Marken am Ende der Partie, von jedem Verlierer an einen Gewinner',
          ['', 'Verlierer mit 50 oder mehr', 'Verlierer unter 50'],
          ['100 Punkte erreicht', '1', '2'],
          ['zu Unrecht ausgesagt', '1', '2'],
        ),
        rule(
          'H-22',
          partly(vienna('51')),
          'Wie viele Touren gespielt werden, vereinbart man am Anfang; eine Tour ist um, wenn jeder einmal gegeben hat. Sonst darf jeder, wenn er mit Ansagen an der Reihe ist, die letzten drei Touren ansagen: Nach dem laufenden Spiel folgen drei ganze. Wer im Gewinnen ist, tut es nur aus dringenden Gründen. Eine Partie, die dann noch läuft, wird zu Ende gespielt.',
          'rounds',
        ),
      ],
    },
    {
      title: 'Mit Scat, zu viert',
      blocks: [
        text(
          'In dieser Spielart wird immer ein Sechsundzwanziger gespielt, und seine Farbe ist Trumpf: Entweder sagt ihn jemand aus der Hand an, oder jemand kauft den *Scat*, vier beiseite gelegte Karten.',
        ),
        rule(
          'H-23',
          vienna('39'),
          'Nach dem Abheben oder Klopfen legt der Geber zuerst vier Karten verdeckt beiseite, den Scat. Dann gibt er je zwei auf einmal, bis jeder acht hat.',
          'scat',
        ),
        rule(
          'H-24',
          partly(vienna('40, 43')),
          'Von der Vorhand an darf der Reihe nach jeder einen Sechsundzwanziger in einer Farbe ansagen, deren Do er hat: Diesen Do legt er auf. Eine höhere Farbe geht vor, auch der des Partners: gewöhnlich zuunterst Spade, dann Denari, Coppe und Bastoni, doch darf man eine andere Folge vereinbaren. Wer nicht ansagt, sagt *weiter* und hat nicht mehr mitzureden.',
          'suitOrder',
        ),
        rule(
          'H-25',
          partly(vienna('41, 43')),
          'Haben alle gepasst, so darf die Vorhand und nach ihr jeder der Reihe nach den Scat kaufen. Der Käufer nimmt die vier Karten auf, legt vier beliebige ab, nur keinen König und kein Ass, und nennt eine Farbe, deren Do er hat: Mit ihm spielt er den Sechsundzwanziger. Wer gar keinen Do hat, nennt irgendeine Farbe und kann ihn nicht machen. Kauft niemand, so werden die Karten zusammengeworfen, und der Nächste gibt.',
        ),
        rule(
          'H-26',
          vienna('43–45'),
          'Die angesagte oder genannte Farbe ist Trumpf. Ansager oder Käufer spielt den Sechsundzwanziger mit seinem Partner gegen die beiden anderen. Die Punkte des Scats, ob liegen geblieben oder abgelegt, zählen für seine Partei. Gezahlt wird nach der Farbe, statt der zwei Marken aus H-18; Contra verdoppelt auch das.',
          'suitPayment',
        ),
        table(
          'Rang und Zahlung der Farben, von jedem Verlierer an einen Gewinner',
          ['Farbe', 'Marken', 'mit Contra'],
          ['Spade', '1', '2'],
          ['Denari', '2', '4'],
          ['Coppe', '3', '6'],
          ['Bastoni', '4', '8'],
        ),
      ],
    },
    {
      title: 'Zu dritt',
      blocks: [
        rule(
          'H-27',
          vienna('47, 48'),
          'Jeder spielt für sich. Links vom Geber sitzt die Vorhand, rechts die Mittelhand; der Geber ist die Hinterhand. Ohne Scat hat jeder zwölf Karten, zweimal sechs. Mit Scat legt man drei Karten beiseite, und jeder hat elf, sechs und fünf; der Käufer legt drei ab, keinen König und kein Ass.',
          'players',
        ),
        rule(
          'H-28',
          partly(vienna('47, 49')),
          'Gegen den, der einen Sechsundzwanziger spielt, sind die beiden anderen gemeinsam Gegner, doch jeder zählt seine eigenen Stiche und zahlt und empfängt für sich. Das Contra des einen bindet auch den anderen. Wer zuerst 100 hat, den bezahlen beide, jeder nach dem eigenen Stand: zwei Marken, wer unter 50 hat.',
        ),
        rule('H-29', vienna('50'), 'Alles andere ist wie zu viert.'),
      ],
    },
    {
      title: 'Aufgeben',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Jeder darf ein Spiel für seine Partei aufgeben. Alle noch nicht genommenen Karten und der letzte Stich fallen an die andere Partei; Dos werden darin nicht gezählt. Was seine Partei aufgelegt hat, ist verloren; was die andere aufgelegt hat, ist gemacht, mit seinen Marken, aber ohne die Punkte der Dos; die Punkte des Scats fallen an die Partei des Ansagers oder Käufers. Ein Käufer, der noch keine Farbe genannt hat, zahlt zwei Marken. Zu dritt teilen die beiden anderen die Punkte zur Hälfte, und wer gegen ein aufgelegtes Spiel aufgibt, zahlt für beide Gegner.',
        ),
        rule(
          'G-2',
          OURS,
          'Jeder darf die Partie für seine Partei aufgeben. Das Spiel ist nach G-1 aufgegeben, dann hat sie die Partie verloren und zahlt nach H-20.',
        ),
      ],
    },
    {
      title: 'Ratschläge',
      blocks: [
        rule(
          'HA-1',
          vienna('32'),
          'Man hüte seine Dos: Ohne sie gibt es keinen Sechsundzwanziger und keinen Zweiundfünfziger.',
        ),
        rule(
          'HA-2',
          vienna('34'),
          'Man verschwende die Trümpfe nicht an leere Karten, sondern steche Figuren ein und übersteche den, der vorher gestochen hat.',
        ),
        rule(
          'HA-3',
          vienna('35'),
          'Im ersten Stich setze der Vorletzte einen Trumpf vor, wenn noch keiner darin liegt: Sonst macht womöglich der Geber mit dem Trumpf-Do 52.',
        ),
        rule('HA-4', vienna('36'), 'Jede Farbe hat neun Karten: Man zähle sie.'),
        rule(
          'HA-5',
          vienna('37'),
          'Trumpf zu fordern nützt oder schadet, je nachdem wie die übrigen stehen. Stehen sie in der Hand eines Gegners beisammen, so geht durch unzeitiges Fordern das sicherste Spiel verloren.',
        ),
        rule(
          'HA-6',
          vienna('38'),
          'Ist das eigene Blatt schlecht und das des Partners gut, so halte man sich zurück, werfe bloß zu und verderbe ihm nichts. Sind die Gegner stark, so schwäche man sie und suche, sich oder den Partner zum nächsten Stich in die Hinterhand zu bringen.',
        ),
        rule(
          'HA-7',
          vienna('42, 43'),
          'Wer den Scat kauft, mache sich in einer Farbe blank, besser in zweien, um deren Figuren einzustechen; und er wähle lieber eine der beiden teureren Farben.',
        ),
        rule(
          'HA-8',
          vienna('49'),
          'Zu dritt sind Gewinn und Verlust größer, und seine Fehler trägt man allein: Es ist kein Partner da, der sie gutmacht.',
        ),
      ],
    },
  ],
}
