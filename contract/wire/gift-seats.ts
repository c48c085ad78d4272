/** How many codes to give away one order can have. */
export const mostGiftSeats = 100
