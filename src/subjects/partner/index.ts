export { Authorize } from './authorize'
export { Bind } from './bind'
export { GoldPlanResult } from './gold-plan-result'
export { Transfer } from './transfer'
