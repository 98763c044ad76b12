/** The form of a place's id: of a province (`p62`), district (`d5`) or ward (`w163`), or a geocoder's own. */
export const placeIdForm = /^[\w-]{2,200}$/
