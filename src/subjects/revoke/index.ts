export { revoke } from './flow/revoke'
export { RevokeCard } from './revoke-card/revoke-card'
export { RevokeList } from './revoke-list'
