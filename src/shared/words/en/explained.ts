// One sentence for each call of the strict tables whose name alone does not say enough, in English.
import type { Texts } from '../texts.ts'

export const explained = {
  /** E-28, E-31 … E-40. */
  ecarte: {
    takesMore:
      'Against the rules, and either may point it out: six cards in play cost a point and the king’s mark.',
    takesFewer:
      'Against the rules, and either may point it out: with four cards in play you lose the fifth trick.',
    makesFive: 'Your number of cards was wrong: this makes it five.',
    falseKing:
      'You do not hold this king: the announcement marks nothing, and your opponent may take back the card of this trick.',
    mark: 'At this table you mark your own points: those that are not marked in time are lost.',
    callNewDeal: 'The cards are thrown in, and the same player deals again.',
    pushBack: 'The cards turned by mistake go back into the talon face down, and the deal goes on.',
    takeFaceUp: 'The card that lies face up is yours, though your opponent has seen it.',
    throwFaceUp: 'The card that lies face up is put out of play, and you take the next one.',
    claimNumber:
      'A hand has too many or too few cards: it is filled from the talon, or the surplus is drawn unseen.',
    putRight:
      'The dealer’s hand is filled from the talon, or its surplus is drawn unseen, and the deal goes on.',
    claimSurplus:
      'Your opponent loses a point and may not mark the king, and the surplus cards are drawn unseen.',
    letPass: 'You claim nothing, and play goes on.',
    claimDealer:
      'It was the other player’s turn to deal: these cards are set aside for the next deal, and that player deals.',
    takeBack: 'The king was announced without being held, so you may play another card instead.',
    claimRenonce:
      'Your opponent did not follow suit, beat or trump, though able: the cards are played again and that hand lies open; if you are wrong, you may not claim again in this deal.',
    count: 'You have nothing to object to: when both have said so, the points are marked.',
  },
  /** W-12 */
  revokes: {
    claimRevoke:
      'An opponent did not follow suit, though able, and pays for it; if you are wrong, you may not claim again in this deal.',
    count: 'You have nothing to object to: when everybody has said so, the deal is counted.',
    mend: 'Your card does not follow suit: take it up again, with those played after it, and follow. All have seen these cards.',
    penaltyTricks: 'Three tricks of the other side are counted as yours.',
    penaltyOff: 'Three points are taken off the other side’s score.',
    penaltyOnto: 'Three points are put onto your own score.',
  },
  /** H-4, H-5, H-11, H-12, H-20, H-22. */
  hundertspiel: {
    newDeal: 'The card you were dealt lay open: you refuse it, and the same player deals again.',
    keep: 'You take the card that lay open, and the deal goes on.',
    bluff:
      'You do not hold them all: if an opponent doubts it, the points are struck off and you pay each opponent.',
    demand:
      'Whoever announced three says, when the trick is complete, which suit they do not hold.',
    challenge:
      'The cards are shown: if one is missing, the points are struck off and the announcer pays; if not, your doubt costs nothing.',
    declareOut: 'You end the partie: with 100 points your side wins it, with fewer it loses it.',
    lastRounds: 'Three whole rounds follow this deal, and then the sitting is over.',
    count:
      'You doubt nothing and do not declare out: when everybody has said so, the deal is closed.',
  },
  /** T-4 */
  tatteln: {
    claimPenalty:
      'Your opponent drew wrongly and owes the agreed penalty, if you claim it before you play a card.',
  },
}

export type ExplainedWords = Texts<typeof explained>
