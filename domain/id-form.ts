/** How an id of a row is written for clients: a whole number of nine digits at most. */
export const idForm = /^[1-9]\d{0,8}$/
