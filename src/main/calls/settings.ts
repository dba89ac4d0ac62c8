// The call that saves the settings.
import { plainName } from '../../shared/names.ts'
import { transact } from '../store/open.ts'
import { nameUnnamedPerson } from '../store/people.ts'
import { loadSettings, saveSettings } from '../store/settings.ts'
import type { AppContext, CallHandlers } from './context.ts'

export const createSettingsCalls = ({ data, desktop }: AppContext) =>
  ({
    saveSettings(settings) {
      const db = data.getStore()
      const before = plainName(loadSettings(db).name)
      const name = plainName(settings.name)
      const saved = transact(db, () => {
        // parties played before the person gave a name are theirs
        if (before === '' && name !== '') nameUnnamedPerson(db, name)
        return saveSettings(db, settings)
      })
      desktop.applySettings(saved)
      return saved
    },
  }) satisfies Partial<CallHandlers>
