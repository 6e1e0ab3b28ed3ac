export { Diagnostics } from './diagnostics'
export { StandIn } from './stand-in'
