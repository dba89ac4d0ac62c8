import type { ExplainedWords } from '../en/explained.ts'

export const explained: ExplainedWords = {
  ecarte: {
    takesMore:
      'Regelwidrig, beide dürfen es anzeigen: Sechs Karten im Spiel kosten einen Punkt und den König.',
    takesFewer:
      'Regelwidrig, beide dürfen es anzeigen: Mit vier Karten fällt der fünfte Stich an den Gegner.',
    makesFive: 'Ihre Kartenzahl war falsch: So werden es fünf.',
    falseKing:
      'Sie halten diesen König nicht: Die Ansage zählt nichts, und der Gegner darf seine Karte aus diesem Stich zurücknehmen.',
    mark: 'An diesem Tisch legt jeder seine Punkte selbst an: Was nicht rechtzeitig angelegt ist, verfällt.',
    callNewDeal: 'Die Karten werden zusammengeworfen, und derselbe Spieler gibt noch einmal.',
    pushBack:
      'Die versehentlich aufgeschlagenen Karten kommen verdeckt in den Talon zurück, und das Spiel geht weiter.',
    takeFaceUp: 'Sie nehmen die Karte, die offen liegt, obwohl der Gegner sie gesehen hat.',
    throwFaceUp: 'Die offen liegende Karte kommt aus dem Spiel, und Sie nehmen die nächste.',
    claimNumber:
      'Eine Hand hat zu viele oder zu wenige Karten: Sie wird aus dem Talon ergänzt, oder was zu viel ist, wird verdeckt gezogen.',
    putRight:
      'Die Hand des Gebers wird aus dem Talon ergänzt, oder was zu viel ist, wird verdeckt gezogen, und das Spiel geht weiter.',
    claimSurplus:
      'Der Gegner verliert einen Punkt und darf den König nicht anlegen, und seine überzähligen Karten werden verdeckt gezogen.',
    letPass: 'Sie rügen nichts, und es wird weitergespielt.',
    claimDealer:
      'Der andere war mit Geben an der Reihe: Diese Karten werden für das nächste Spiel beiseitegelegt, und er gibt.',
    takeBack:
      'Der König wurde angesagt, ohne dass er gehalten wird: Sie dürfen eine andere Karte spielen.',
    claimRenonce:
      'Der Gegner hat nicht bedient, überstochen oder getrumpft, obwohl er konnte: Es wird noch einmal gespielt, und seine Hand liegt offen; irren Sie sich, dürfen Sie in diesem Spiel nicht mehr rügen.',
    count: 'Sie haben nichts einzuwenden: Sobald beide das sagen, werden die Punkte angelegt.',
  },
  revokes: {
    claimRevoke:
      'Ein Gegner hat nicht bedient, obwohl er konnte, und büßt dafür; irren Sie sich, dürfen Sie in diesem Spiel nicht mehr rügen.',
    count: 'Sie haben nichts einzuwenden: Sobald alle das sagen, wird das Spiel gezählt.',
    mend: 'Ihre Karte bedient nicht: Nehmen Sie sie wieder auf, mit denen, die danach fielen, und bedienen Sie. Alle haben diese Karten gesehen.',
    penaltyTricks: 'Drei Stiche der anderen Partei zählen als Ihre.',
    penaltyOff: 'Der anderen Partei werden drei Punkte abgezogen.',
    penaltyOnto: 'Sie legen drei Punkte an.',
  },
  hundertspiel: {
    newDeal:
      'Ihre Karte lag beim Geben offen: Sie weisen sie zurück, und derselbe Spieler gibt noch einmal.',
    keep: 'Sie nehmen die Karte, die offen lag, und es geht weiter.',
    bluff:
      'Sie halten nicht alle: Zweifelt ein Gegner, werden die Punkte gestrichen, und Sie zahlen jedem Gegner.',
    demand: 'Wer drei angesagt hat, nennt nach dem Stich die Farbe, die ihm fehlt.',
    challenge:
      'Die Karten werden vorgezeigt: Fehlt eine, werden die Punkte gestrichen, und der Ansager zahlt; fehlt keine, kostet der Zweifel nichts.',
    declareOut:
      'Sie beenden die Partie: Mit hundert Punkten gewinnt Ihre Seite, mit weniger verliert sie.',
    lastRounds: 'Nach diesem Spiel folgen noch drei ganze Touren, dann ist die Sitzung zu Ende.',
    count:
      'Sie bezweifeln nichts und sagen sich nicht aus: Sobald alle das sagen, wird das Spiel abgeschlossen.',
  },
  tatteln: {
    claimPenalty:
      'Der Gegner hat falsch gezogen und schuldet die vereinbarte Strafe, wenn Sie sie fordern, bevor Sie eine Karte spielen.',
  },
}
