import { conformance } from './suite.ts'

conformance(0)
