export { RevokeList } from './revoke-list'
