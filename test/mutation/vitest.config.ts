// The unit tests under mutation.
import { mergeConfig } from 'vitest/config'
import units from '../vitest.config.ts'

const config = mergeConfig(units, {})
config.test.include = ['test/mutation/tried.ts']
delete config.test.projects
export default config
