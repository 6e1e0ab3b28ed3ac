export { documentsDialog, type ReadDocument } from './dialogs/documents'
export { DocumentReader } from './document-reader'
export { documentToRead, showTerm } from './show-term'
export { openPolicyFile, openReceipt } from './open-document'
