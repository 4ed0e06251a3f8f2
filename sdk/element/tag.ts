/** The name of the element, everywhere. */
export const TAG = 'meander-planner'
