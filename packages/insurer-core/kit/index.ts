/** The face of the kit: what a test of a core in TypeScript uses. */
export { groups } from './case'
export { cancellation, order } from './orders'
export { cases, runKit, type Report } from './run'
export { talkWith, type Options, type Talk } from './talk'
