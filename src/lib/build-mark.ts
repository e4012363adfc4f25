/** The mark of a build in the text of its page. It stands for the page and the headers that it is sent with. */
export const BUILD_MARK = /(<meta name="build" content=")([^"]*)/;
