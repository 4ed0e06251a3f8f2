import buttons from '../../sdk/theme/buttons.css?inline'
import root from '../../sdk/theme/root.css?inline'
import tokens from '../../sdk/theme/tokens.css?inline'
import base from './base.css?inline'
import states from './states.css?inline'

/** What the first screen needs too. Pages and dialogs bring their own ground (`pages.css`, `dialogs.css`, `fields.css`), features their own sheet beside them. */
export const baseSheet = [tokens, root, buttons, base, states].join('\n')
