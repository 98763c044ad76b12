/** How an id of a row is written for clients: a whole number of nine digits at most. */
export const idForm = /^[1-9]\d{0,8}$/

/** The form of a place's id: of a province (`p62`), district (`d5`) or ward (`w163`), or a geocoder's own. */
export const placeIdForm = /^[\w-]{2,200}$/
