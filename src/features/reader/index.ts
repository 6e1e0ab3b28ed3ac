export { DocumentReader } from './documentReader'
