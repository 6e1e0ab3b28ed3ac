export { DocumentReader } from './document-reader'
