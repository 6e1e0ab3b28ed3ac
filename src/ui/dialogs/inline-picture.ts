/** Inline pictures for the gallery, which load nothing. */
const drawn = (width: number, height: number, inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )}`

export const inlinePicture = (width: number, height: number): string =>
  drawn(
    width,
    height,
    '<rect width="100%" height="100%" fill="#f6e7d8"/><circle cx="50%" cy="50%" r="15%" fill="#d32826"/>',
  )

const corner = (x: number, y: number) =>
  `<path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z" fill-rule="evenodd"/>`

/** A picture that looks like a QR code but has no content. */
export const inlineCode = drawn(
  25,
  25,
  `<rect width="25" height="25" fill="#fff"/>${corner(2, 2)}${corner(16, 2)}${corner(2, 16)}<path d="M11 3h2v2h-2zM11 8h3v1h-3zM17 11h2v3h-2zM4 11h4v2H4zM11 12h3v3h-3zM16 17h2v2h-2zM20 20h3v3h-3zM12 18h2v4h-2z"/>`,
)
