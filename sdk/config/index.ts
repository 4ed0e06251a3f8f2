import type { Day } from '../contract/days.ts'
import type { ThemeTokens } from '../contract/theme.ts'

/** Where the planner stands: in the flow of the page, behind a button, or as a page of its own. */
export type PlannerView = 'inline' | 'drawer' | 'floating' | 'page'
export type ColourScheme = 'auto' | 'light' | 'dark'

/** What a host may say; every key may be left out. Attributes of `<meander-planner>` have the same names. */
export interface PlannerConfig {
  /** Public partner key. What is registered under it holds where nothing else is said, and a sign-in ends with it. */
  partner?: string
  /** Where the traveller goes, in words: 'Lisbon'. */
  destination?: string
  /**
   * A name of yours: planners of the page that name the same trip are on one. They share the conversation with all that it finds, what is
   * being written, the itineraries and the sign-in, in memory; each has its own look, screen and dialogs. They are of one `origin`, one
   * `partner` and one language. Default: each planner is on a trip of its own.
   */
  trip?: string
  /** First and last day. As an attribute: `2027-03-14/2027-03-17`. */
  dates?: { from: Day; to: Day }
  /** Default 'inline'. 'page' fills a page of its own and expects the host to route. */
  view?: PlannerView
  /** Default 'auto': the visitor's own preference. */
  scheme?: ColourScheme
  /** A CSS colour for the waymark; its text colour is chosen by contrast. */
  accent?: string
  /**
   * What the planner wears: `host` takes it from the page around, tokens say it: `paper: #fffaf0; radius: 8px; font: Inter`. By script as
   * an object as well. Colours are corrected to be read by WCAG AA. Default: the look's own.
   */
  theme?: string | ThemeTokens
  /**
   * What the planner may do with the page around it. 'read': where no destination is given, it begins with the one that the page names in
   * its JSON-LD or by `data-meander-place`. 'add': it also puts a mark beside each of those, which takes the place along. Default: nothing.
   */
  article?: 'read' | 'add'
  /** BCP 47. Default 'en-US'. */
  locale?: string
  /** ISO 4217. Default 'USD'. */
  currency?: string
  /** Affiliate campaign: it stands in every link to a booking, and in `booking-clicked`. */
  campaign?: string
  /** The screen to show: '/chat', '/itineraries', '/itinerary/{id}', '/shared/{token}'. Default '/'. */
  route?: string
  /** Address of the server, without a path. Default: where the script came from. */
  origin?: string
}

/** The configuration with every default filled in, as the widget receives it. */
export type ResolvedConfig = Required<Pick<PlannerConfig, 'view' | 'scheme' | 'locale' | 'currency' | 'route' | 'origin'>> &
  Omit<PlannerConfig, 'view' | 'scheme' | 'locale' | 'currency' | 'route' | 'origin'> & {
    /**
     * True on the hosted site, where the page itself is Meander's: cookie session, `/api/login` and page reloads are
     * allowed. False in an embed: bearer in memory, no reload and no navigation of the host.
     */
    firstParty: boolean
  }
