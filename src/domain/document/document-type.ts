/** How a document is shown: as a file to read, or as a web page. */
export const documentTypes = ['pdf', 'pdfPath', 'doc', 'https'] as const
export type DocumentType = (typeof documentTypes)[number]

/** Kinds of important notices, in the order of their tabs. */
export const noticeTypes = ['healthConfirm', 'insureNotice', 'escapeClause'] as const
