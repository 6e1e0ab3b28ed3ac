/** How a document is shown: as a file to read, or as a page of the web. */
export const documentTypes = ['pdf', 'pdfPath', 'doc', 'https'] as const
