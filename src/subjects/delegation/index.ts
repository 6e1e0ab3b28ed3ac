export { AskChild } from './ask-child'
export { Landing } from './landing'
