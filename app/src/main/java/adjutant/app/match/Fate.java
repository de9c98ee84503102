package adjutant.app.match;

import adjutant.app.fair.Secret;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Where what nobody may guess comes from: ids, tokens, salts, and the roots of chains. */
public interface Fate {
    /** 256 random bits. */
    Secret secret();

    /** The one to play with: the machine's own source for secrets. */
    static Fate random() {
        SecureRandom random = new SecureRandom();
        return () -> {
            byte[] bytes = new byte[32];
            random.nextBytes(bytes);
            return new Secret(HexFormat.of().formatHex(bytes));
        };
    }
}
