export { documentsDialog, type ReadDocument } from './dialogs/documents'
export { DocumentReader } from './document-reader'
export { openPolicyFile, openReceipt } from './open-document'
