/** Posts on a page of the blog (H-057, H-247). */
export const POSTS_PER_PAGE = 3
