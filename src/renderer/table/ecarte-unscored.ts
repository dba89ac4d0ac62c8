// Points that a settled deal of Écarté did not bring, and why, as the view has them.
import { isEcarteView } from '../../shared/games/ecarte.ts'
import type { Seat, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { Company } from '../../shared/words/words.ts'

/** Tells what a settled deal did not bring; a forgotten king only to the person who had it. */
export function tellUnscored(
  view: TableView,
  near: Seat,
  { names, you }: Company,
  { slips: { unscored: say } }: InterfaceWords,
): readonly string[] {
  const unscored = isEcarteView(view) ? (view.unscored ?? []) : []
  return unscored.flatMap((one) => {
    switch (one.rule) {
      case 'E-17':
        return one.seat === near && one.seat === you ? [say.king] : []
      case 'E-37':
        return [say.equal]
      case 'E-40':
        return [say.renonce(one.seat === you ? null : (names[one.seat] ?? ''))]
    }
  })
}
