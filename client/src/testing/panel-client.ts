import { createApolloClient } from '../apollo/client/apollo-client';
import { createLiveLink } from '../apollo/client/live-link';

/** The panel's GraphQL client, for components without the panel around them. */
export const createPanelClient = () => createApolloClient(() => Promise.resolve(createLiveLink()));
