/** On the root element of a document that may scroll to where it was: its height must be final. */
export const restoresScroll = 'restores-scroll'

/** Script source, run before the router's that scrolls: a document with a state is reloaded or come back to. */
export const markRestoring = `history.state&&document.documentElement.classList.add('${restoresScroll}');`
