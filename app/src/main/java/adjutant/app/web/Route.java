package adjutant.app.web;

import adjutant.app.fair.Proof;
import adjutant.app.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * A route of the interface, as it is described.
 *
 * @param method in small letters
 * @param path with its parts in braces
 * @param access who may ask
 * @param summary what it does
 * @param body the record of the request
 * @param answer the record of the response; none where it is text
 * @param form how the response comes
 * @param since whether it takes the number of a line, after which it tells the lines
 */
record Route(
        String method,
        String path,
        Access access,
        String summary,
        Optional<Class<?>> body,
        Optional<Class<?>> answer,
        Form form,
        boolean since) {
    private static final String MATCH = "/api/matches/{match}";

    /** All of them. */
    static final List<Route> ALL =
            List.of(
                    open(
                                    "get",
                                    "/api/systems",
                                    "The rule systems there are.",
                                    Wire.SystemInfo.class)
                            .as(Form.LIST),
                    open(
                                    "get",
                                    "/api/systems/{system}/clauses",
                                    "The clauses of a rule system, in our words.",
                                    Wire.ClauseText.class)
                            .as(Form.LIST),
                    open("post", "/api/matches", "Opens a match.", Wire.OpenedMatch.class)
                            .with(Bodies.NewMatch.class),
                    open(
                            "post",
                            "/api/demo",
                            "Opens a battle already joined, against the computer.",
                            Wire.OpenedMatch.class),
                    seat("get", "", "The match as the seat sees it, with the lines after since.")
                            .takingSince()
                            .answering(Wire.Update.class),
                    seat("get", "/stream", "Updates as they come, as server-sent events.")
                            .takingSince()
                            .as(Form.STREAM),
                    seat("get", "/at/{seq}", "The match as it was after a line.")
                            .answering(Wire.Update.class),
                    seat("get", "/proof", "What the dice of the match are checked by.")
                            .answering(Proof.class),
                    seat("get", "/record", "The record of the match, a text.").as(Form.TEXT),
                    seat(
                                    "post",
                                    "/commands",
                                    "Gives a command; the same id again does nothing. The lines after since.")
                            .with(Bodies.Command.class)
                            .takingSince()
                            .answering(Wire.Answer.class),
                    seat(
                                    "post",
                                    "/acts",
                                    "Does what is no command, an act of: "
                                            + String.join(", ", Acts.words())
                                            + ". commit and reveal have 64 hexadecimal digits as"
                                            + " value, faces the faces.")
                            .with(Bodies.Act.class)
                            .takingSince()
                            .answering(Wire.Answer.class),
                    seat("post", "/rulings", "May it be done? Every reason, by clause.")
                            .with(Bodies.Question.class)
                            .answering(Wire.Ruling.class),
                    seat("post", "/odds", "The exact odds of a command.")
                            .with(Bodies.Question.class)
                            .answering(Wire.Odds.class),
                    seat("post", "/aims", "The ruling on an offer, brought nearest to a point.")
                            .with(Bodies.Aim.class)
                            .answering(Wire.Ruling.class),
                    seat("post", "/zones", "The ground that matters to a unit, as shapes.")
                            .with(Bodies.OfUnit.class)
                            .answering(Wire.Zone.class)
                            .as(Form.LIST),
                    seat("post", "/forks", "Opens a match that begins where this one was.")
                            .with(Bodies.Fork.class)
                            .answering(Wire.OpenedMatch.class),
                    open("post", "/api/board", "The situation of a text, drawn.", Wire.Board.class)
                            .with(Bodies.Text.class),
                    open(
                                    "post",
                                    "/api/board/rulings",
                                    "May it be done in this situation?",
                                    Wire.Ruling.class)
                            .with(Bodies.BoardQuestion.class),
                    open(
                                    "post",
                                    "/api/board/odds",
                                    "The exact odds of a command in this situation.",
                                    Wire.Odds.class)
                            .with(Bodies.BoardQuestion.class),
                    open(
                                    "post",
                                    "/api/board/aims",
                                    "The ruling on an offer, brought nearest to a point.",
                                    Wire.Ruling.class)
                            .with(Bodies.BoardAim.class),
                    open(
                                    "post",
                                    "/api/board/zones",
                                    "The ground that matters to a unit in this situation.",
                                    Wire.Zone.class)
                            .with(Bodies.BoardUnit.class)
                            .as(Form.LIST),
                    open(
                                    "post",
                                    "/api/board/moves",
                                    "Does a command in this situation.",
                                    Wire.BoardMove.class)
                            .with(Bodies.BoardCommand.class),
                    open("get", "/api", "This document.", Object.class).as(Form.OBJECT),
                    open("get", "/health", "Whether the server and its store are up.", Object.class)
                            .as(Form.OBJECT),
                    open(
                                    "get",
                                    "/metrics",
                                    "Numbers, in the text form of Prometheus.",
                                    String.class)
                            .as(Form.TEXT));

    /** Who may ask. */
    enum Access {
        /** Everybody. */
        OPEN,
        /** Whoever holds the token of a seat. */
        SEAT
    }

    /** How a response comes. */
    enum Form {
        /** One record. */
        RECORD,
        /** A list of records. */
        LIST,
        /** An object that is no record. */
        OBJECT,
        /** A text. */
        TEXT,
        /** A stream of events. */
        STREAM
    }

    private static Route open(String method, String path, String summary, Class<?> answer) {
        return new Route(
                method,
                path,
                Access.OPEN,
                summary,
                Optional.empty(),
                Optional.of(answer),
                Form.RECORD,
                false);
    }

    private static Route seat(String method, String rest, String summary) {
        return new Route(
                method,
                MATCH + rest,
                Access.SEAT,
                summary,
                Optional.empty(),
                Optional.empty(),
                Form.TEXT,
                false);
    }

    private Route with(Class<?> record) {
        return new Route(method, path, access, summary, Optional.of(record), answer, form, since);
    }

    private Route answering(Class<?> record) {
        return new Route(
                method, path, access, summary, body, Optional.of(record), Form.RECORD, since);
    }

    private Route takingSince() {
        return new Route(method, path, access, summary, body, answer, form, true);
    }

    private Route as(Form other) {
        boolean records = other == Form.RECORD || other == Form.LIST;
        return new Route(
                method,
                path,
                access,
                summary,
                body,
                records ? answer : Optional.empty(),
                other,
                since);
    }

    boolean isList() {
        return form == Form.LIST;
    }

    String mediaType() {
        return switch (form) {
            case RECORD, LIST, OBJECT -> "application/json";
            case TEXT -> "text/plain";
            case STREAM -> "text/event-stream";
        };
    }
}
