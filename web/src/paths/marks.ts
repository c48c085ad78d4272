export const favoritePaths = { all: '/collectTeachs' }
