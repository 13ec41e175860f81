export const immutable = 'public, max-age=31536000, immutable'
export const revalidated = 'public, max-age=300, must-revalidate'
