export { RenewalContract } from './renewal-contract'
