export { revoke } from './revoke'
export { RevokeCard } from './revoke-card'
export { RevokeList } from './revoke-list'
