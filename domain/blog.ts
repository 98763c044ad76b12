/** Posts on a page of the blog. */
export const POSTS_PER_PAGE = 3
