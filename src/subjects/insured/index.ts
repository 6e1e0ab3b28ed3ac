export { Confirmation } from './confirmation'
export { Landing } from './landing'
export { FoundList } from './list'
export { Search } from './search'
